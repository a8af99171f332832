import { localItems } from './storage.js';

afterEach(() => localStorage.clear());

describe('browser storage', () => {
  it('reads what was written, under its plain name', () => {
    localItems.write('selectedGameType', 'sengoku_japan');
    expect(localStorage.getItem('selectedGameType')).toBe('sengoku_japan');
    expect(localItems.read('selectedGameType')).toBe('sengoku_japan');
    localItems.remove('selectedGameType');
    expect(localItems.read('selectedGameType')).toBeNull();
  });

  it('forgets everything but what it is told to keep', () => {
    localStorage.setItem('token', 't');
    localStorage.setItem('of_an_older_version', '1');
    localItems.write('cookieConsent', 'denied');
    localItems.removeAllBut(['cookieConsent']);
    expect({ ...localStorage }).toEqual({ cookieConsent: 'denied' });
  });

  it('forgets, and does not throw, where storage is refused', () => {
    const warned = jest.spyOn(console, 'warn').mockReturnValue();
    const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    expect(() => localItems.write('newUser', 'true')).not.toThrow();
    refused.mockRestore();
    expect(localItems.read('newUser')).toBeNull();
    expect(warned).toHaveBeenCalledTimes(1);
    warned.mockRestore();
  });
});
