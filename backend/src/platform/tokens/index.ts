export { hashOfToken, isRandomToken, randomToken } from './random-token.js';
