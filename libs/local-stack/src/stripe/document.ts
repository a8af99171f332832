/** The frame of the stand-in's pages, and what goes into it. */
import { document as framed } from '../pages/document.js';
import { pageStyle } from './page-style.js';

const look = { style: pageStyle, standsFor: 'the card payment provider' };

/** @param width `wide` for a list */
export function document(title: string, main: string, width: 'narrow' | 'wide' = 'narrow'): string {
  return framed(look, title, main, width);
}

export function money(minorUnits: number, currency: string): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(minorUnits / 100);
}
