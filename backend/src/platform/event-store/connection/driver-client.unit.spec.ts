import { driverClient } from './driver-client.js';

it('hands on what the driver warns of, and prints nothing: the connection string holds a password', () => {
  const printed = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const warnings: string[] = [];
  try {
    driverClient('esdb://user:secret@127.0.0.1:2113?tlsVerifyCert=false&colour=red', (sentence) =>
      warnings.push(sentence),
    );
    expect(warnings).toEqual([
      '"tlsVerifyCert" is not currently supported by this client, and will have no effect.',
      'Unknown option key "colour", setting will be ignored.',
    ]);
    expect(printed).not.toHaveBeenCalled();
    console.warn('as before');
    expect(printed).toHaveBeenCalledWith('as before');
  } finally {
    printed.mockRestore();
  }
});
