/** What docker-compose.yml says, as it is after its anchors are merged. */
import { parse } from 'yaml';
import { read } from './repository.mjs';

export const composeFile = 'docker-compose.yml';

/**
 * @typedef {{
 *   image?: string; build?: object; user?: string; read_only?: boolean; cap_drop?: string[]; cap_add?: string[]; security_opt?: string[];
 *   healthcheck?: object; profiles?: string[]; environment?: Record<string, string>;
 * }} Service
 */

/** @returns {Record<string, Service>} by name */
export function services() {
  return parse(read(composeFile), { merge: true }).services;
}

/** @returns {string[]} the variables without which it is not read */
export function requiredVariables() {
  return [...new Set([...read(composeFile).matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name))];
}
