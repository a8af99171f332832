/** The bare read that the check of a ledger is held against, in Node's own way: every line read and parsed, events counted. */
import { open } from 'node:fs/promises';

const file = await open(process.argv[2]);
let events = 0;
for await (const line of file.readLines()) if (JSON.parse(line).event) events += 1;
console.log(`${events} events`);
