/** A line to a server that a test can cut: while it is cut nobody gets through. Or hold: then connections stand, and nothing comes through them. */
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

export class CutLine {
  private readonly sockets = new Set<Socket>();
  private readonly ways = new Set<readonly [from: Socket, to: Socket]>();
  private isCut = false;
  private isHeld = false;

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
      for (const way of [
        [near, far],
        [far, near],
      ] as const) {
        const [from, to] = way;
        line.sockets.add(from);
        line.ways.add(way);
        from
          .on('error', () => to.destroy())
          .on('close', () => (line.sockets.delete(from), line.ways.delete(way), to.destroy()));
        if (!line.isHeld) from.pipe(to);
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

  hold(): void {
    this.isHeld = true;
    for (const [from, to] of this.ways) from.unpipe(to);
  }

  release(): void {
    this.isHeld = false;
    for (const [from, to] of this.ways) from.pipe(to);
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
