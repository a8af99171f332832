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
  readonly size?: { readonly width: number; readonly height: number };
}

export async function stage(browser: Browser, options: StageOptions = {}): Promise<Page> {
  const context: BrowserContext = await browser.newContext({
    viewport: options.size ?? viewport,
    deviceScaleFactor: options.size ? 1 : SCALE,
    baseURL: origin(),
    colorScheme: options.scheme ?? 'light',
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

/** Who the media show in each era: the character, and what they do. */
export const roles: Readonly<
  Record<GameType, { character: string; start: string; actions: readonly string[] }>
> = {
  french_revolution: {
    character: 'Camille Desmoulins',
    start: 'Begin the Revolution',
    actions: ['I climb a table at the Palais-Royal and call the crowd to arms.'],
  },
  roman_republic: {
    character: 'Gaius Julius Caesar',
    start: 'Enter the Republic',
    actions: ['I speak to the Thirteenth about the tribunes, and then I cross.'],
  },
  sengoku_japan: {
    character: 'Tokugawa Ieyasu',
    start: 'Draw Your Sword',
    actions: ['I take the mountain road home through Iga, and pay the guides well.'],
  },
};

/** Starts the era's game through its screens and plays its actions. */
export async function playedGame(page: Page, era: GameType): Promise<GameScreen> {
  const { character, start, actions } = roles[era];
  await page.goto(`/character-select?game=${era}`);
  await page.getByText(character).first().click();
  await page
    .getByRole('button', { name: /^Continue with/ })
    .or(page.getByRole('link', { name: /^Continue with/ }))
    .click();
  await page.getByRole('button', { name: start }).click();
  const game = new GameScreen(page);
  await game.standsAt(0);
  for (const [index, action] of actions.entries()) {
    await game.input.fill(action);
    await game.send.click();
    await game.standsAt(index + 1);
  }
  await settled(page);
  return game;
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
