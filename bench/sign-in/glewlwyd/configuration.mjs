import { webcrypto } from 'node:crypto';

export const PLUGIN = 'oidc';

/**
 * Glewlwyd's own configuration file, everything of it in one folder.
 *
 * @param {{ folder: string, port: number, url: string }} places
 */
export const configurationOf = ({ folder, port, url }) => `port=${port}
bind_address="127.0.0.1"
external_url="${url}"
login_url="login.html"
api_prefix="api"
static_files_path="/usr/share/glewlwyd/webapp/"
log_mode="file"
log_level="WARNING"
log_file="${folder}/glewlwyd.log"
cookie_secure=0
session_key="GLEWLWYD2_SESSION_ID"
session_expiration=2419200
admin_scope="g_admin"
profile_scope="g_profile"
user_module_path="/usr/lib/glewlwyd/user"
client_module_path="/usr/lib/glewlwyd/client"
user_auth_scheme_module_path="/usr/lib/glewlwyd/scheme"
plugin_module_path="/usr/lib/glewlwyd/plugin"
hash_algorithm="SHA512"
database = { type="sqlite3" path="${folder}/glewlwyd.db" };
static_files_mime_types = ( { extension=".html" mime_type="text/html" } );
`;

/** A new key to sign with, under a name of its own. @param {string} kid */
export const makeKey = async (kid) => {
  const { privateKey } = await webcrypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
    'verify',
  ]);
  const { kty, crv, x, y, d } = await webcrypto.subtle.exportKey('jwk', privateKey);
  return { kty, crv, x, y, d, kid, alg: 'ES256' };
};

/**
 * The plugin that makes of Glewlwyd an OpenID Connect provider, with one key.
 *
 * @param {{ issuer: string, key: Awaited<ReturnType<typeof makeKey>>, tokenSeconds: number }} wishes
 */
export const pluginOf = ({ issuer, key, tokenSeconds }) => ({
  module: 'oidc',
  name: PLUGIN,
  display_name: 'OpenID Connect',
  order_rank: 0,
  parameters: {
    iss: issuer,
    'jwks-private': JSON.stringify({ keys: [key] }),
    'jwks-show': true,
    'jwt-type': 'jwks',
    'subject-type': 'public',
    'access-token-duration': tokenSeconds,
    'refresh-token-duration': 1_209_600,
    'code-duration': 600,
    'refresh-token-rolling': false,
    'allow-non-oidc': false,
    'auth-type-code-enabled': true,
    'auth-type-token-enabled': false,
    'auth-type-id-token-enabled': true,
    'auth-type-none-enabled': false,
    'auth-type-password-enabled': false,
    'auth-type-client-enabled': false,
    'auth-type-device-enabled': false,
    'auth-type-refresh-enabled': false,
    'pkce-allowed': true,
    'pkce-required': true,
    'pkce-method-plain-allowed': false,
    'session-management-allowed': true,
    'session-cookie-name': 'GLEWLWYD2_OIDC_SID',
    'session-cookie-expiration': 2_419_200,
    claims: [
      { name: 'matricule', 'user-property': 'matricule', type: 'string', mandatory: true, scope: [] },
      { name: 'groups', 'user-property': 'groups', type: 'string', mandatory: true, scope: [] },
    ],
  },
});
