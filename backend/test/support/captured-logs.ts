/** What the backend in this process logs: kept from standard output, so that a test can read it. */
export interface CapturedLogs {
  readonly text: () => string;
  stop(): void;
}

export function captureLogs(): CapturedLogs {
  const pieces: string[] = [];
  const spy = jest.spyOn(process.stdout, 'write').mockImplementation((data) => {
    pieces.push(Buffer.from(data as string).toString('utf8'));
    return true;
  });
  return { text: () => pieces.join(''), stop: () => spy.mockRestore() };
}
