/** A line to a server that a test can cut: while it is cut nobody gets through. */
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

export class CutLine {
  private readonly sockets = new Set<Socket>();
  private isCut = false;

  private constructor(
    private readonly server: Server,
    /** Origin, through the line. */
    readonly url: string,
  ) {}

  static async to(url: string): Promise<CutLine> {
    const { hostname, port } = new URL(url);
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const line = new CutLine(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.on('connection', (near) => {
      if (line.isCut) {
        near.destroy();
        return;
      }
      const far = connect(Number(port), hostname);
      for (const [from, to] of [
        [near, far],
        [far, near],
      ] as const) {
        line.sockets.add(from);
        from.on('error', () => to.destroy()).on('close', () => (line.sockets.delete(from), to.destroy()));
        from.pipe(to);
      }
    });
    return line;
  }

  cut(): void {
    this.isCut = true;
    for (const socket of this.sockets) socket.destroy();
  }

  mend(): void {
    this.isCut = false;
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
