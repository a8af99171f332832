/** What only leads to the thing itself is left out; what says something stays. */
import { isFiller, withoutFiller, withoutLaughter } from './fillers.js';

it.each([
  ['Fine, we do what he says.', 'We do what he says.'],
  ['ok so I bar the gate', 'I bar the gate'],
  ['Okay okay, I put it away', 'I put it away'],
  ['Well then, ride.', 'Ride.'],
  ['Well done!', 'Well done!'],
  ['Fine the merchant.', 'Fine the merchant.'],
  ['Right the cart.', 'Right the cart.'],
])('%s', (typed, left) => expect(withoutFiller(typed)).toBe(left));

it.each([
  ['ok then.', true],
  ['Never mind all that.', true],
  ['Forget about the letter.', true],
  ['Let me guess.', true],
  ['Leave the room.', false],
  ['Good men.', false],
  ['Forget Rome.', false],
])('%s is a filler: %s', (typed, is) => expect(isFiller(typed)).toBe(is));

it.each([
  ['put it on his account hahaha', 'put it on his account'],
  ['lol. I bow', 'I bow'],
  ['I am good for it lol, ask him', 'I am good for it, ask him'],
  ['haha', 'haha'],
  ['the hard road', 'the hard road'],
])('%s', (typed, left) => expect(withoutLaughter(typed)).toBe(left));
