import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const LOOPBACK = '127.0.0.1';

/** Listens on loopback. @param port 0: any free one. @returns its origin. @throws Error when the port is taken */
export function listen(server: Server, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, LOOPBACK, () => {
      server.off('error', reject);
      resolve(`http://${LOOPBACK}:${(server.address() as AddressInfo).port}`);
    });
  });
}
