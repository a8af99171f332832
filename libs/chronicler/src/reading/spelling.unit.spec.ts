/** What was mistyped is read as it was meant; names and foreign words stay. */
import { respelt } from './spelling.js';

const names = ['kanbei', 'oichi', 'sanjo'];
const read = (typed: string) => respelt(typed, (word) => names.includes(word));

it.each([
  ['I look arround, and nobody belives me', 'I look around, and nobody believes me'],
  ['wirte a letter to the genral', 'write a letter to the general'],
  ['Wirte to lady oichi', 'Write to lady oichi'],
  ['I steel the hat', 'I steal the hat'],
  ['Your a spy. I break your sword', 'You’re a spy. I break your sword'],
  ['he beleives that all of the soliders were there', 'he believes that all of the soldiers were there'],
  ['the calvary waits at sanjo', 'the cavalry waits at sanjo'],
  ['nani? ohayo gozaimasu, arigato', 'nani? ohayo gozaimasu, arigato'],
  ['Mon cher mari, je pars pour Rome demain', 'Mon cher mari, je pars pour Rome demain'],
  ['“I beleve it,” I say, and folow him', '“I beleve it,” I say, and follow him'],
  ['the halberdiers and the samurai saddled quickly', 'the halberdiers and the samurai saddled quickly'],
])('%s', (typed, meant) => expect(read(typed)).toBe(meant));
