import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PROBLEM_MEDIA_TYPE } from 'shared-contract';
import * as PROBLEM_CODES from 'shared-contract/base/problem-codes';
import { ApiProblem, badRequest, toProblem } from '../../errors';
import { fixedHeaders } from '../security-headers';
import { asProblem, sendProblem } from './problems';

/** An error of Node's HTTP parser, whose request never became one. */
type BrokenRequest = Error & { code?: string };

const fromParser = ({ code }: BrokenRequest): ApiProblem => {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    return new ApiProblem(408, PROBLEM_CODES.badRequest, 'La demande n’est pas arrivée à temps.');
  }
  return code === 'HPE_HEADER_OVERFLOW'
    ? new ApiProblem(431, PROBLEM_CODES.tooLarge, 'Les en-têtes de la demande sont trop volumineux.')
    : badRequest();
};

const rawAnswer = (problem: ApiProblem, headers: Record<string, string>): string => {
  const body = JSON.stringify(toProblem(problem));
  const all = {
    ...headers,
    'cache-control': 'no-store',
    'content-type': PROBLEM_MEDIA_TYPE,
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}\r\n${lines.join('')}\r\n${body}`;
};

/**
 * What Fastify and Node refuse before any hook runs (an address that is no text, one that is too long, what is not
 * HTTP), as every other refusal: problem+json in French behind the headers of all answers.
 *
 * @param https whether PUBLIC_URL is https
 */
export const frameworkRefusals = (https: boolean) => {
  const headers = fixedHeaders(https);
  return {
    frameworkErrors: (error: Error, _request: FastifyRequest, reply: FastifyReply): void => {
      sendProblem(reply.headers(headers), asProblem(error));
    },
    clientErrorHandler: (error: BrokenRequest, socket: Socket): void => {
      if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
      else socket.end(rawAnswer(fromParser(error), headers));
    },
  };
};
