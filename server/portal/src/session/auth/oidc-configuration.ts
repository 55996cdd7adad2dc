import type { FastifyInstance } from 'fastify';
import * as oidc from 'openid-client';
import type { GroupsConfig } from 'server-kernel/config-groups';
import { clientSecretBasic } from './client-secret';
import { type CustomFetch, fetchComplete, fetchExternal, fetchInProcess } from './provider-fetch';

export interface OidcSettings {
  issuer: string;
  clientId: string;
  clientSecret: string | null;
  scope: string;
  /** Claim of the ID token that finds the account at the first sign-in. */
  claim: string;
  /** Groups that give rights; null = none. */
  groups: GroupsConfig | null;
  /** External origin of the portal. */
  publicUrl: string;
  /** true for the embedded provider: called without the network, and asked for the password every time. */
  embedded: boolean;
}

/** Seconds that one call of the provider may take. */
const TIMEOUT = 10;

/** Milliseconds for which a provider that described itself is taken to be there: nobody is sent to one that is not. */
const DISCOVERY_TTL = 30_000;

/** Signatures that only the holder of a private key can make. */
const ASYMMETRIC = /^(?:(?:RS|PS|ES)(?:256|384|512)|EdDSA|Ed25519)$/;

/** Default of OpenID Connect Discovery. */
const DEFAULT_ALGORITHMS = ['RS256'];

/** The provider's own words, with the signatures that the portal believes alone. */
const withAsymmetricOnly = (metadata: oidc.ServerMetadata): oidc.ServerMetadata => {
  const offered = metadata.id_token_signing_alg_values_supported ?? DEFAULT_ALGORITHMS;
  const accepted = offered.filter((name) => ASYMMETRIC.test(name));
  if (accepted.length === 0) throw new Error('the provider signs ID tokens in no way that can be verified');
  return { ...metadata, id_token_signing_alg_values_supported: accepted };
};

/**
 * The provider's configuration: its own description is kept for half a minute, its keys are asked for at each sign-in, so
 * that a new key works and a withdrawn one does not from the moment that the provider says so.
 */
export const createConfiguration = (app: FastifyInstance, settings: OidcSettings) => {
  const askOnce = fetchComplete(settings.embedded ? fetchInProcess(app) : fetchExternal);
  // Where the provider says to be may have moved: the next sign-in asks again.
  const ask: CustomFetch = (url, options) =>
    askOnce(url, options).catch((error: unknown) => {
      described = null;
      throw error;
    });
  const authentication =
    settings.clientSecret === null ? oidc.None() : clientSecretBasic(settings.clientSecret);
  // Never beyond this machine: config-sign-in.ts refuses an http issuer elsewhere.
  const isPlain = settings.issuer.startsWith('http:');
  let described: Promise<oidc.ServerMetadata> | null = null;
  let describedAt = 0;

  const describe = async (): Promise<oidc.ServerMetadata> => {
    const found = await oidc.discovery(new URL(settings.issuer), settings.clientId, {}, authentication, {
      timeout: TIMEOUT,
      [oidc.customFetch]: ask,
      ...(isPlain && { execute: [oidc.allowInsecureRequests] }),
    });
    return withAsymmetricOnly(found.serverMetadata());
  };

  return async (): Promise<oidc.Configuration> => {
    const now = app.clock.now().getTime();
    if (described === null || Math.abs(now - describedAt) > DISCOVERY_TTL) {
      described = describe();
      describedAt = now;
    }
    const known = described;
    const metadata = await known.catch((error: unknown) => {
      if (described === known) described = null;
      throw error;
    });
    const config = new oidc.Configuration(metadata, settings.clientId, {}, authentication);
    config.timeout = TIMEOUT;
    config[oidc.customFetch] = ask;
    if (isPlain) oidc.allowInsecureRequests(config);
    oidc.enableNonRepudiationChecks(config);
    return config;
  };
};
