/** Somebody signed in, who calls over HTTP and sees what they did: the log position goes from call to call, as a page carries it. */
import request, { type Test } from 'supertest';
import type { RunningBackend } from '../../src/start-backend.js';

export abstract class TestCaller {
  /** Of the last command: sent along, so that reads show it. */
  private position: string | null = null;

  /** @param credentials the header that says who calls */
  protected constructor(
    protected readonly backend: RunningBackend,
    private readonly credentials: Readonly<Record<string, string>>,
  ) {}

  /** From now on, reads show the log at least up to here. */
  saw(position: bigint | null): void {
    if (position !== null && (this.position === null || position > BigInt(this.position)))
      this.position = position.toString();
  }

  get(path: string): Test {
    return this.send(request(this.origin).get(path));
  }

  post(path: string, body?: object): Test {
    const test = this.send(request(this.origin).post(path));
    return body === undefined ? test : test.send(body);
  }

  patch(path: string, body: object): Test {
    return this.send(request(this.origin).patch(path)).send(body);
  }

  put(path: string, body: object): Test {
    return this.send(request(this.origin).put(path)).send(body);
  }

  delete(path: string): Test {
    return this.send(request(this.origin).delete(path));
  }

  get origin(): string {
    return `http://127.0.0.1:${this.backend.port}`;
  }

  get headers(): Record<string, string> {
    return { ...this.credentials, ...(this.position === null ? {} : { 'x-log-position': this.position }) };
  }

  /** @param there the same person at another backend process */
  protected goOn<Person extends TestCaller>(there: Person): Person {
    if (this.position !== null) there.saw(BigInt(this.position));
    return there;
  }

  private send(test: Test): Test {
    void test.set(this.headers);
    test.on('response', (response: { headers: Record<string, string> }) => {
      const told = response.headers['x-log-position'];
      if (told !== undefined) this.saw(BigInt(told));
    });
    return test;
  }
}
