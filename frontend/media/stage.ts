/** A page of the game as the media show it: 1920×1080 pixels, calm, the consent banner answered, and a player who has been at it. */
import type { GameType, Session } from '@rubicon/contracts';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { enterAs, registeredPlayer } from '../e2e/support/account.js';
import { GameScreen } from '../e2e/support/game-screen.js';
import { origin } from '../e2e/support/visit.js';

/** In CSS pixels; with SCALE they make 1920×1080. */
export const viewport = { width: 1440, height: 810 };
const SCALE = 4 / 3;
const ACTION_TIMEOUT_MS = 60_000;

export interface StageOptions {
  readonly scheme?: 'light' | 'dark';
  readonly reducedMotion?: boolean;
  /** In CSS pixels. */
  readonly size?: { readonly width: number; readonly height: number };
  /** Pixels of the picture for each CSS pixel. */
  readonly scale?: number;
}

export async function stage(browser: Browser, options: StageOptions = {}): Promise<Page> {
  const context: BrowserContext = await browser.newContext({
    viewport: options.size ?? viewport,
    deviceScaleFactor: options.scale ?? SCALE,
    baseURL: origin(),
    colorScheme: options.scheme ?? 'light',
    locale: 'en-US',
    reducedMotion: options.reducedMotion === false ? 'no-preference' : 'reduce',
  });
  context.setDefaultTimeout(ACTION_TIMEOUT_MS);
  await context.addInitScript(() => {
    localStorage.setItem('cookieConsent', 'denied');
    localStorage.setItem('rubicon_learn_hint_dismissed', 'true');
  });
  return context.newPage();
}

/** Signs the page in as somebody new with five dollars of credits. */
export async function signedIn(page: Page): Promise<Session> {
  const session = await registeredPlayer(5);
  await enterAs(page, session);
  return session;
}

/** Who the media show in each era: the character, and what they do first. */
const roles: Readonly<Record<GameType, { character: string; start: string; action: string }>> = {
  french_revolution: {
    character: 'Camille Desmoulins',
    start: 'Begin the Revolution',
    action: 'I climb a table and call the crowd to arms.',
  },
  roman_republic: {
    character: 'Marcus Antonius',
    start: 'Enter the Republic',
    action: 'I speak to the Thirteenth about the tribunes, and then we cross.',
  },
  sengoku_japan: {
    character: 'Hashiba Hideyoshi',
    start: 'Draw Your Sword',
    action: 'I make peace with the M\u014dri and turn the army back toward Kyoto.',
  },
};

/** Starts the era's game through its screens and plays its first turn. */
export async function playedGame(page: Page, era: GameType): Promise<GameScreen> {
  const { character, start, action } = roles[era];
  await page.goto(`/character-select?game=${era}`);
  await page.getByText(character).first().click();
  await page
    .getByRole('button', { name: /^Continue with/ })
    .or(page.getByRole('link', { name: /^Continue with/ }))
    .click();
  await page.getByRole('button', { name: start }).click();
  const game = new GameScreen(page);
  await game.standsAt(0);
  await played(game, 1, action);
  await settled(page);
  return game;
}

/** @param depth of the turn that this is */
export async function played(game: GameScreen, depth: number, action: string): Promise<void> {
  await game.input.fill(action);
  await game.send.click();
  await game.standsAt(depth);
}

/** Nothing is lit up by the pointer, or ringed by the focus. */
export async function atRest(page: Page): Promise<void> {
  await page.mouse.move(2, viewport.height / 2);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
}

/** Fonts and pictures are there. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(
      [...document.images]
        .filter((image) => image.loading !== 'lazy')
        .map((image) => image.decode().catch(() => undefined)),
    );
  });
}
