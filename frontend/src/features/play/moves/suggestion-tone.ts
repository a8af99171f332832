/** The short tone of a suggestion taken, one per era, made by the browser's own synthesiser. */
import type { GameType } from '@rubicon/contracts';

interface Note {
  readonly frequencyHz: number;
  readonly startS: number;
  readonly lengthS: number;
  readonly wave: OscillatorType;
  /** 0 to 1. */
  readonly gain: number;
}

/** A tocsin with its overtones; two blasts of a cornu; a plucked koto. */
const tones: Readonly<Record<GameType, readonly Note[]>> = {
  french_revolution: [
    { frequencyHz: 392, startS: 0, lengthS: 0.9, wave: 'sine', gain: 0.5 },
    { frequencyHz: 932, startS: 0, lengthS: 0.6, wave: 'sine', gain: 0.2 },
    { frequencyHz: 1568, startS: 0, lengthS: 0.3, wave: 'sine', gain: 0.12 },
  ],
  roman_republic: [
    { frequencyHz: 233.1, startS: 0, lengthS: 0.22, wave: 'sawtooth', gain: 0.16 },
    { frequencyHz: 349.2, startS: 0.2, lengthS: 0.5, wave: 'sawtooth', gain: 0.16 },
  ],
  sengoku_japan: [
    { frequencyHz: 293.7, startS: 0, lengthS: 0.5, wave: 'triangle', gain: 0.5 },
    { frequencyHz: 440, startS: 0.09, lengthS: 0.5, wave: 'triangle', gain: 0.4 },
    { frequencyHz: 622.3, startS: 0.18, lengthS: 0.7, wave: 'triangle', gain: 0.3 },
  ],
};
const VOLUME = 0.35;
const ATTACK_S = 0.015;

let audio: AudioContext | null = null;

export function playTone(era: GameType): void {
  if (!('AudioContext' in window)) return;
  audio ??= new AudioContext();
  void audio.resume();
  for (const note of tones[era]) playNote(audio, note);
}

function playNote(context: AudioContext, { frequencyHz, startS, lengthS, wave, gain }: Note): void {
  const start = context.currentTime + startS;
  const oscillator = new OscillatorNode(context, { type: wave, frequency: frequencyHz });
  const envelope = new GainNode(context, { gain: 0 });
  envelope.gain.setValueAtTime(0, start);
  envelope.gain.linearRampToValueAtTime(gain * VOLUME, start + ATTACK_S);
  envelope.gain.exponentialRampToValueAtTime(0.0001, start + lengthS);
  oscillator.connect(envelope).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(start + lengthS);
}
