import { randomBytes } from 'node:crypto';
import { seal, unseal } from './aes-gcm.js';
import { derivedKey } from './derived-key.js';
import { EnvelopeBroken } from './player-keys.js';

const key = randomBytes(32);
const text = Buffer.from('What I wrote to the Convention.');

it('opens what it sealed, and never seals twice alike', () => {
  const sealed = seal(key, text, 'turn 1');
  expect(unseal(key, sealed, 'turn 1')).toEqual(text);
  expect(seal(key, text, 'turn 1')).not.toEqual(sealed);
  expect(sealed.includes(text)).toBe(false);
});

it('opens nothing that was altered, cut short, moved elsewhere, or sealed under another key', () => {
  const sealed = seal(key, text, 'turn 1');
  for (let place = 0; place < sealed.length; place += 1) {
    const altered = Buffer.from(sealed);
    altered[place]! ^= 1;
    expect(() => unseal(key, altered, 'turn 1')).toThrow(EnvelopeBroken);
  }
  expect(() => unseal(key, sealed.subarray(0, 20), 'turn 1')).toThrow(EnvelopeBroken);
  expect(() => unseal(key, sealed, 'turn 2')).toThrow(EnvelopeBroken);
  expect(() => unseal(randomBytes(32), sealed, 'turn 1')).toThrow(EnvelopeBroken);
});

it('derives a key for each purpose, the same each time, that is not the master key', () => {
  const derived = derivedKey(key, 'one');
  expect(derived).toHaveLength(32);
  expect(derivedKey(key, 'one')).toEqual(derived);
  expect(derivedKey(key, 'another')).not.toEqual(derived);
  expect(derivedKey(randomBytes(32), 'one')).not.toEqual(derived);
  expect(derived).not.toEqual(key);
});
