import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom brings no fetch: the tests use Node's own, against a real server on loopback. */
export default class BrowserEnvironment extends TestEnvironment {
  constructor(...args) {
    super(...args);
    Object.assign(this.global, {
      fetch,
      Headers,
      Request,
      Response,
      ReadableStream,
      WritableStream,
      TransformStream,
      TextEncoder,
      TextDecoder,
      TextDecoderStream,
      AbortController,
      AbortSignal,
      structuredClone,
    });
  }
}
