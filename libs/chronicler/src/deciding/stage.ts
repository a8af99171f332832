/** The scene while a turn is decided: who and what the player's words mean, where everybody is, what changes. One for each turn. */
import type { Difficulty, OpeningScene, Place, Pronoun, Scenario } from '@rubicon/scenarios';
import nlp from 'compromise';
import { baseForm } from '../reading/base-form.js';
import { asSeveral, isDescribedPeople } from '../reading/described-people.js';
import { classFor } from '../reading/steps.js';
import { classRules } from './class-rules.js';
import { contentWords } from '../plain-text.js';
import { toSecondPerson } from '../reading/second-person.js';
import { nounKindsOf, type NounKind } from '../reading/wordnet.js';
import {
  hours,
  type DeedData,
  type Hour,
  type MatterData,
  type PersonData,
  type SceneData,
  type ThingData,
} from '../scene-data.js';
import {
  beingOfHistory,
  beingOfOpening,
  callOf,
  isPersonNoun,
  pronounOf,
  voiceOf,
  type Being,
} from './beings.js';
import { countedMen } from './counted-men.js';
import { kinCalled, kinInHistory, kinMeant, kinOfOther, type KinMeant } from './kin.js';
import {
  isSomewhere,
  isSureThing,
  meansNothing,
  newcomerName,
  pluralOf,
  nounPhrase,
  sureOfPerson,
} from './sureness.js';

export type Entity =
  | { readonly kind: 'person'; readonly being: Being }
  | { readonly kind: 'place'; readonly place: Place | null; readonly name: string }
  | {
      readonly kind: 'thing';
      readonly name: string;
      readonly known: ThingData | null;
      readonly noun: NounKind;
      readonly owner: string;
    }
  | { readonly kind: 'self' }
  | { readonly kind: 'nobody' };

export interface StageOf {
  readonly scenario: Scenario;
  readonly scene: SceneData | null;
  readonly character: { readonly name: string; readonly estate: string; readonly profession: string };
  readonly ordinal: number;
  readonly difficulty: Difficulty;
  /** Names that the chronicle tells dead. */
  readonly isTold: (name: string) => boolean;
}

const KM_ON_FOOT = 38;
const KM_RIDING = 75;

/** A foreign ruler holds court in their own country. */
const isCrowned =
  /^(?:the )?(?:Emperor|Empress|Pope|Tsar|Tsarina|Sultan|Khan|King|Queen|Shah|Doge|Pharaoh|Caliph)\b/;

export class Stage {
  readonly opening: OpeningScene;
  readonly beings: Being[] = [];
  readonly things: ThingData[] = [];
  readonly deeds: readonly DeedData[];
  readonly open: MatterData[];
  readonly closed: string[] = [];
  readonly opened: MatterData[] = [];
  readonly uses: string[] = [];
  /** What has been asked in this turn. */
  readonly asked: string[] = [];
  /** And what was answered. */
  readonly answered: string[] = [];
  /** Who is being written to in this turn. */
  writingTo: Being | null = null;
  /** Who was sent for in this turn, and in how many days they come. */
  expected: { readonly who: Being; readonly days: number } | null = null;
  /** Whom the player calls upon as if they stood there. */
  facing: Being | null = null;
  /** Who has just warded the player off: what else is tried on them in this turn fails. */
  wardedOffBy: Being | null = null;
  /** Who is left where they are. */
  readonly staying: Being[] = [];
  /** Who has been told to come along. */
  readonly following: Being[] = [];
  hour: Hour;
  /** Null: nobody has said, or a place that the era does not know. */
  place: Place | null;
  /** As within a sentence; empty: nobody has said. "the church in Paris" where the place could be anywhere. */
  placeName: string;
  /** Where the place lies; null: nobody knows. */
  town: Place | null;
  days = 0;
  /** Who and what were spoken of last: "him", "it". */
  private readonly spoken: { he: Being | null; she: Being | null; they: Being | null; it: Entity | null } = {
    he: null,
    she: null,
    they: null,
    it: null,
  };
  /** Of those here, who was spoken of last in this turn. */
  private beside: Being | null = null;
  private readonly before: SceneData;

  constructor(readonly of: StageOf) {
    const { scenario, character } = of;
    this.opening = openingOf(scenario, character, of.scene);
    this.before = of.scene ?? sceneOfOpening(this.opening, scenario);
    this.hour = this.before.hour;
    this.placeName = this.before.place;
    this.place = this.placeNamed(this.before.place);
    this.town = this.townIn(this.before.place);
    this.deeds = this.before.deeds;
    this.open = [...this.before.open];
    for (const person of this.before.people) this.beings.push(this.beingFrom(person));
    this.things.push(...this.before.things);
    this.focusOnLast();
  }

  get isStarted(): boolean {
    return this.deeds.length > 0;
  }

  /** What changed since the turn began. */
  changes(): { readonly people: PersonData[]; readonly things: ThingData[] } {
    const hasMoved = this.placeName !== this.before.place;
    const people = this.beings
      .filter(({ isKnown }) => isKnown)
      .map(({ name, state, where, regard, note }) => ({ name, state, where, regard, note }))
      .filter((one) => {
        const old = this.before.people.find(({ name }) => name === one.name);
        // Who comes along must be named, who is left behind too: whether the way is known is the game's to say.
        if (hasMoved && one.state === 'here') return true;
        return JSON.stringify(old) !== JSON.stringify(one);
      })
      .sort((one, other) => weightOf(other.state) - weightOf(one.state));
    const things = this.things.filter(
      (one) => !this.before.things.some((old) => JSON.stringify(old) === JSON.stringify(one)),
    );
    return { people, things };
  }

  here(): Being[] {
    return this.beings.filter(({ state, where }) => state === 'here' || (state === 'held' && where === ''));
  }

  /** "in Ariminum"; empty: nobody has said where. */
  at(): string {
    if (this.place) return this.place.at;

    return this.placeName === '' ? '' : `at ${this.placeName}`;
  }

  hasLeft(): boolean {
    return this.placeName !== this.before.place;
  }

  // Time and ways.

  private hoursPassed = 0;
  /** A night has been slept, or days have passed: the small things of the turn take no more time. */
  private hasRested = false;

  /** The next hour, for all of a turn's small steps together; a night makes a day. */
  passHour(steps = 1): void {
    if (this.hasRested) return;
    const left = Math.max(0, steps - this.hoursPassed);
    this.hoursPassed += left;
    this.advance(left);
  }

  /** Until that hour of the next morning, or of this day. */
  restUntil(hour: Hour | null): void {
    if (this.hasRested) return;
    this.hasRested = true;
    const until = hour ?? 'morning';
    if (hours.indexOf(until) <= hours.indexOf(this.hour)) this.days += 1;
    this.hour = until;
  }

  private advance(steps: number): void {
    for (let step = 0; step < steps; step += 1) {
      const next = hours.indexOf(this.hour) + 1;
      if (next >= hours.length) {
        this.hour = 'dawn';
        this.days += 1;
      } else this.hour = hours[next]!;
    }
  }

  passDays(days: number): void {
    this.days += days;
    if (days > 0) this.hasRested = true;
  }

  /** Whole days from here to there; 0: within the day. Null: nobody knows the way. */
  daysTo(place: Place, isRiding: boolean): number | null {
    if (isGeneric(place)) return 0;
    const from = this.town;
    if (!from) return null;
    const to = this.townOf(place);
    if (from.id === to.id) return 0;
    const kilometres = Math.hypot(from.east - to.east, from.north - to.north);
    if (kilometres < 25) return 0;
    return Math.max(1, Math.round(kilometres / (isRiding ? KM_RIDING : KM_ON_FOOT)));
  }

  moveTo(place: Place | null, name: string, along: readonly Being[]): void {
    const left = this.placeName;
    for (const being of this.here()) {
      if (along.includes(being)) continue;
      being.state = being.state === 'held' ? 'held' : 'away';
      being.where = left;
    }
    const town = this.town;
    if (place && !isGeneric(place)) this.town = this.townOf(place);
    this.place = place;
    this.placeName =
      place && isGeneric(place) && town && town.id !== place.id
        ? `${place.name} ${town.at}`
        : (place?.name ?? name);
    for (const being of this.beings) {
      const there = being.where !== '' && this.placeNamed(being.where);
      const isAtHome = being.where === 'home' && /^(?:your house|home)\b/i.test(this.placeName);
      if (
        being.state === 'away' &&
        (isAtHome ||
          (there && this.place && there.id === this.place.id) ||
          (being.where !== '' && bareName(being.where) === bareName(this.placeName))) &&
        // Whom one leaves is not found at the next place.
        being.where !== left
      ) {
        being.state = 'here';
        being.where = '';
        being.isKnown = true;
      }
    }
    for (const one of along) if (one.state !== 'held') one.where = '';
  }

  townOf(place: Place): Place {
    return this.of.scenario.world.places.find(({ id }) => id === place.within) ?? place;
  }

  /** Whether one gets there within hours. */
  isInTown(place: Place): boolean {
    return isGeneric(place) || (this.town !== null && this.townOf(place).id === this.town.id);
  }

  /** Not in another town, as far as anybody can say: a street may be of any. */
  isNearby(where: string): boolean {
    const town = this.townIn(where);
    return town === null || this.town === null || town.id === this.town.id;
  }

  placeNamed(name: string): Place | null {
    const wanted = bareName(name);
    // Everybody's home is another one.
    if (wanted === '' || name === 'home') return null;
    const { places } = this.of.scenario.world;
    return (
      places.find((place) => bareName(place.name) === wanted || place.id === name) ??
      places.find((place) => place.also.some((other) => bareName(other) === wanted)) ??
      places.find(
        (place) =>
          isGeneric(place) &&
          places.some((town) => town.within === '' && wanted === bareName(`${place.name} ${town.at}`)),
      ) ??
      null
    );
  }

  private townIn(name: string): Place | null {
    const place = this.placeNamed(name);
    if (place && !isGeneric(place)) return this.townOf(place);
    const wanted = bareName(name);
    const { places } = this.of.scenario.world;
    const named = places.find(
      (town) => town.within === '' && !isGeneric(town) && wanted.endsWith(` ${bareName(town.at)}`),
    );
    const opening = places.find(({ id }) => id === this.opening.place);
    const isOpening = opening !== undefined && (this.before.deeds.length === 0 || place?.id === opening.id);
    return named ?? (isOpening ? this.townOf(opening) : null);
  }

  /** A place within the words: "the Duplessis house", "Caesar’s camp at the Rubicon". */
  placeIn(words: string): Place | null {
    const exact = this.placeNamed(words);
    if (exact) return exact;
    const bare = ` ${bareName(words)} `;
    let best: { place: Place; length: number } | null = null;
    for (const place of this.of.scenario.world.places)
      for (const name of [place.name, ...place.also]) {
        const wanted = bareName(name);
        if (wanted.length > 3 && bare.includes(` ${wanted} `) && (!best || wanted.length > best.length))
          best = { place, length: wanted.length };
      }
    return best?.place ?? null;
  }

  // People.

  /** Whom history knows by that name, wherever they are; met in the scene or not. */
  personNamed(typed: string): Being | null {
    // "my old friend Hosokawa Fujitaka": by the name.
    const words = typed.replace(/^(?:my|our|his|her|their|your) (?:\p{Ll}[\p{L}’'-]* )*(?=\p{Lu})/u, '');
    const wanted = nameWords(words);
    if (wanted.length === 0) return null;
    // "the Assembly" is nobody, though somebody presides over it; "the old Invalides" are not their governor.
    const isNoun = /^(?:the|a|an|some|all|my|your) (?:\p{Ll}+ )*\p{Lu}/u.test(words);
    const isMan = /^(?:Monsieur|M\.|Mr|Lord|King|Sir|Duke|Count|Comte|Father|Prince|Baron)\b/u.test(words);
    const isWoman = /^(?:Madame|Mme|Mademoiselle|Mlle|Lady|Queen|Princess|Mother|Countess|Duchess)\b/u.test(
      words,
    );
    const isOther = (is: Pronoun) => (isMan && is === 'she') || (isWoman && is === 'he');
    let best: { being: Being; score: number } | null = null;
    for (const being of this.beings) {
      if (isOther(being.is)) continue;
      const score = nameScore(wanted, [being.name, ...being.also], words);
      if (isNoun && score < 10) continue;
      if (score > 0 && (!best || score > best.score)) best = { being, score: score + 0.5 };
    }
    for (const person of this.of.scenario.world.people) {
      if (this.beings.some(({ name }) => name === person.name)) continue;
      if (this.isOwnName(person.name) || isOther(person.is)) continue;
      const score = nameScore(wanted, [person.name, ...person.also], words);
      if (isNoun && score < 10) continue;
      if (score > 0 && (!best || score > best.score)) best = { being: this.fromHistory(person.name), score };
    }
    if (!best) return isMan || isWoman ? this.relativeNamed(words) : null;
    const { being } = best;
    if (!this.beings.includes(being)) this.beings.push(being);
    // As the player calls them.
    const called = words.replace(/[’']s?$/u, '').trim();
    if (
      /^\p{Lu}/u.test(called) &&
      [being.name, ...being.also].includes(called) &&
      !titles.has(called.toLowerCase())
    )
      being.call = called;
    return being;
  }

  /** "Monsieur Duplessis" in the house of Lucile Duplessis: of her family, and at hand. */
  private relativeNamed(words: string): Being | null {
    const name = /^\p{Lu}[\p{L}.]* (?:de |du |d[’'])?(\p{Lu}[\p{L}’'-]+)$/u.exec(words.trim());
    if (!name) return null;
    const kin = this.here().find((being) => being.name.endsWith(` ${name[1]}`));
    if (!kin && !this.placeName.includes(name[1]!)) return null;
    const called = kin && this.here().find((being) => being.name.startsWith(`${kin.call}’s `));
    if (!called) return this.introduce(words.trim());
    called.call = words.trim();
    return called;
  }

  /** Of everybody in the scene, and of the place; without articles. */
  names(): string[] {
    return [...this.beings.flatMap(({ name, call }) => [name, call]), this.placeName]
      .map((name) => name.replace(/^(?:the|an?|your|my) /i, ''))
      .filter((name) => name !== '')
      .sort((one, other) => other.length - one.length);
  }

  /** Whether somebody was awaited before this turn began. */
  wasAwaited({ name, note }: Being): boolean {
    return this.before.people.some((person) => person.name === name && person.note === note);
  }

  /** The player, by any name that history has for them. */
  playerNames(): readonly string[] {
    return (this.ownNames ??= this.namesOfPlayer());
  }

  private ownNames: readonly string[] | null = null;

  private namesOfPlayer(): string[] {
    const { name } = this.of.character;
    const known = this.of.scenario.world.people.find((person) =>
      [person.name, ...person.also].some((one) => isSamePerson(one, name)),
    );
    return [name, ...(known ? [known.name, ...known.also] : [])];
  }

  private isOwnName(words: string): boolean {
    return this.playerNames().some((name) => isSamePerson(words, name));
  }

  isPlayerName(words: string): boolean {
    return this.isOwnName(words) || isSamePerson(words, this.of.character.profession);
  }

  /** Somebody new, made of the words. */
  introduce(name: string, state: Being['state'] = 'here'): Being {
    const is = pronounOf(name);
    const being: Being = {
      name,
      also: [],
      call: name,
      is,
      voices: [this.voiceFor(name, is)],
      state,
      where: '',
      regard: 0,
      note: '',
      knows: [],
      who: '',
      wants: '',
      isKnown: true,
    };
    this.beings.push(being);
    return being;
  }

  speakOf(entity: Entity): void {
    if (entity.kind === 'person') {
      if (entity.being.state === 'here') this.beside = entity.being;
      this.spoken[entity.being.is] = entity.being;
      if (entity.being.is === 'they') this.spoken.they = entity.being;
    } else if (entity.kind === 'thing' && !this.isFainter(entity)) this.spoken.it = entity;
  }

  /** What can be read, if "it" is nothing of the kind; null: it is, or nothing can be. */
  writing(): Extract<Entity, { kind: 'thing' }> | null {
    const isWritten = (name: string) => nounKindsOf(headNoun(name).toLowerCase()).includes('message');
    const { it } = this.spoken;
    if (it?.kind === 'thing' && isWritten(it.name)) return null;
    const thing = this.things.findLast(({ name, gone }) => !gone && isWritten(name));
    return thing ? { kind: 'thing', name: thing.name, known: thing, noun: 'message', owner: '' } : null;
  }

  /** Of several who were named one goes on to speak as of all who are here. */
  speakOfAll(): void {
    this.spoken.they = this.company();
  }

  /** A limb or an idea does not take the place of what one holds: "it" stays the letter. */
  private isFainter({ known, noun, name }: Extract<Entity, { kind: 'thing' }>): boolean {
    if (known) return false;
    if (noun === 'body' || noun === 'time') return true;
    const isIdea = nounKindsOf(headNoun(name).toLowerCase()).every(
      (kind) => kind === 'idea' || kind === 'time',
    );
    return isIdea && this.spoken.it !== null;
  }

  /** Whom the player has to do with: spoken to last, else the most considerable of those here. */
  companion(): Being | null {
    if (this.beside && this.here().includes(this.beside)) return this.beside;
    const last = this.deeds.at(-1);
    const lastTo = last && last.to !== '' ? this.beings.find(({ name }) => name === last.to) : null;
    if (lastTo && lastTo.state === 'here') return lastTo;
    const asker = this.open.at(-1)?.from;
    const asked = asker ? this.here().find(({ name }) => name === asker) : null;
    return (
      asked ??
      this.here().find(({ is, state }) => is !== 'they' && state === 'here') ??
      this.here()[0] ??
      null
    );
  }

  /** Of those here, who waits for an answer. */
  asker(): Being | null {
    const waiting = this.open.filter(
      ({ kind, text }) => /^(?:question|offer)$/.test(kind) && !this.closed.includes(text),
    );
    return this.here().find(({ name }) => name === waiting.at(-1)?.from) ?? null;
  }

  other(than: Being | null, key: number): Being | null {
    const others = this.here().filter((one) => one !== than && one.state === 'here' && one.is !== 'they');
    return others[key % Math.max(1, others.length)] ?? null;
  }

  /** Who hears what is said aloud. */
  audience(): Being | null {
    return this.crowd() ?? this.companion();
  }

  crowd(): Being | null {
    return this.here().find(({ is }) => is === 'they') ?? null;
  }

  /** The crowd, or all who are here together; null: nobody. */
  assembled(): Being | null {
    const spoken = this.spoken.they;
    if (spoken && this.here().includes(spoken)) return spoken;
    return this.crowd() ?? this.company();
  }

  /** Who carries out what is ordered to nobody in particular: armed men, officers, a crowd. */
  underOrders(): Being | null {
    const isArmed = ({ voices }: Being) => /^(?:soldier|officer)$/.test(voices[0] ?? '');
    const present = this.here().filter(({ state, regard }) => state === 'here' && regard >= 0);
    return (
      present.find((being) => being.is === 'they' && isArmed(being)) ?? present.find(isArmed) ?? this.crowd()
    );
  }

  // What words mean.

  resolve(typed: string, wants: 'person' | 'thing' | 'place' | 'any' = 'any'): Entity {
    const words = typed.trim();
    const bare = bareName(words);
    const pronoun = this.pronoun(bare, wants);
    if (pronoun) return pronoun;
    if (this.isPlayerName(words)) return { kind: 'self' };
    // "20 louis" is no king.
    if (isMoneyNoun(words)) return this.thing(words, headNoun(words), '');
    const relative = /^(.+?)(?:,? (?:whom|who|that|which))? (?:I|we) (?:have |had |just )?(\p{L}+)\b/u.exec(
      words,
    );
    if (relative) {
      const meant = this.byDeed(relative[1]!, relative[2]!);
      if (meant) return meant;
    }
    // Nobody who stands here is meant by "those who resist": they are a company of their own.
    if (isDescribedPeople(words))
      return { kind: 'person', being: this.many(toSecondPerson(asSeveral(words))) };
    const men = wants === 'thing' || wants === 'place' ? null : countedMen(words);
    if (men) return { kind: 'person', being: this.newcomer(men) };
    if (meansNothing(words)) return { kind: 'nobody' };
    const clean = nounPhrase(words);
    // "all of you" are they, and no part of the player.
    const spokenTo = this.vocative(clean);
    if (spokenTo) return spokenTo;
    const part = this.partOf(clean, wants);
    if (part) return part;
    if (meansNothing(clean)) return { kind: 'nobody' };
    const kin =
      this.kin(clean) ??
      this.kinOfOther(clean) ??
      (wants === 'person' || wants === 'place' ? this.kinSpokenTo(clean) : null);
    if (kin) return { kind: 'person', being: kin };
    if (wants === 'place') return this.placeEntity(clean);
    const ghost =
      /^(?:(his|her|their|my father|my mother)|(?:the )?(.+?)[’']s?) (?:ghost|shade|spirit|soul|grave|memory)$/iu.exec(
        clean,
      ) ?? /^the (?:ghost|shade|spirit|soul|grave|memory) (?:of)()? (.+)$/iu.exec(clean);
    if (ghost) {
      const dead = ghost[1] ? this.pronoun(ghost[1].toLowerCase() === 'his' ? 'him' : 'her', 'person') : null;
      const being = dead?.kind === 'person' ? dead.being : ghost[2] ? this.personNamed(ghost[2]) : null;
      if (being) return { kind: 'person', being };
    }
    const whole = this.sceneNamed(clean);
    if (whole) return whole;
    const possessive = /^(.*?\p{L})[’']s? (\S.*)$/u.exec(clean.replace(/^(?:my|your|the) (?=\p{Ll})/u, ''));
    const head = headNoun(clean);
    if (possessive && !/^(?:all )?saints/i.test(clean)) {
      const owner = this.personNamed(possessive[1]!) ?? this.find(possessive[1]!);
      const thing = possessive[2]!;
      // "the dealer's wine": of him one goes on to speak.
      if (owner) this.speakOf({ kind: 'person', being: owner });
      if (isBodyPart(thing) && owner) return { kind: 'person', being: owner };
      if (isPersonNoun(headNoun(thing)))
        return { kind: 'person', being: this.find(clean) ?? this.newcomer(clean) };
      const placed = wants !== 'thing' && wants !== 'person' ? this.placeIn(clean) : null;
      if (placed) return { kind: 'place', place: placed, name: placed.name };
      return this.thing(clean, head, owner?.name ?? '');
    }
    const place = this.placeNamed(clean);
    if (place && wants !== 'person') return { kind: 'place', place, name: place.name };
    const titled = this.titled(clean);
    if (titled && wants !== 'thing') return { kind: 'person', being: titled };
    const named = /\p{Lu}/u.test(clean.replace(/^\P{L}*(?:The|A|An|My|Our|His|Her)\b/u, ''))
      ? this.personNamed(clean)
      : this.calledExactly(clean);
    if (named && wants !== 'thing') return { kind: 'person', being: named };
    const known = this.find(clean);
    if (known) return { kind: 'person', being: known };
    const noun = head.toLowerCase();
    const sureness = sureOfPerson(noun);
    if (sureness === 'sure' || (sureness === 'perhaps' && this.isOneOfKind(clean, wants)))
      return isMixed(clean) ? this.thing(clean, head, '') : { kind: 'person', being: this.newcomer(clean) };
    const kinds = nounKindsOf(noun);
    const isProper = isProperNoun(head) && !/ of (?:the )?./iu.test(clean) && kinds[0] === undefined;
    // "Mount Tennozan" speaks to nobody.
    if (isProper && isLandform.test(clean)) return { kind: 'place', place: null, name: tidyName(clean) };
    if (isProper && wants !== 'thing') return { kind: 'person', being: this.namedOnly(clean) };
    const inPlace = wants === 'any' && kinds[0] === 'place' ? this.placeIn(clean) : null;
    if (inPlace && this.isInTown(inPlace)) return { kind: 'place', place: inPlace, name: inPlace.name };
    const thing = this.thing(clean, head, '');
    const isMeant = thing.kind === 'thing' && (thing.known !== null || isSureThing(clean, head));
    if (isMeant) return thing;
    const within = wants === 'person' ? this.within(words) : null;
    return within ? { kind: 'person', being: within } : { kind: 'nobody' };
  }

  /** Somebody who is here, by a word anywhere in words that are no phrase: "teh rider wat saw it". */
  private within(words: string): Being | null {
    const said = new Set(words.toLowerCase().match(/\p{L}{4,}/gu) ?? []);
    return (
      this.here().find(({ name, also }) =>
        [name, ...also].some((one) => said.has(headNoun(one).toLowerCase())),
      ) ?? null
    );
  }

  /** "a page" may be paper: where a person is wanted, or is what the word means first, he is a boy. */
  private isOneOfKind(words: string, wants: string): boolean {
    if (!/^(?:the|an?|my|our|his|her|their|some|that|this|those|these) /iu.test(words) || wants === 'thing')
      return false;
    return wants === 'person' || nounKindsOf(headNoun(words).toLowerCase())[0] === 'person';
  }

  /** "one of the guards" is of the guards; "one of the big keys" is a key. */
  private partOf(words: string, wants: 'person' | 'thing' | 'place' | 'any'): Entity | null {
    const whole =
      /^(?:the )?(?:one|two|three|four|five|six|ten|twenty|some|any|all|both|each|every one|none|most|several|many|few|half|the (?:first|last|rest|best)|first|last|rest|\p{N}+) of (.+)$/iu.exec(
        words,
      )?.[1];
    if (!whole || wants === 'place') return null;
    const head = headNoun(whole);
    if (this.pronoun(bareName(whole), 'person')) return this.pronoun(bareName(whole), 'person');
    if (sureOfPerson(head.toLowerCase()) === 'sure' || this.placeNamed(whole))
      return this.resolve(whole, wants);
    return this.thing(words, head, '');
  }

  /** "You there", "citizens", "men": whoever is spoken to so. */
  private vocative(words: string): Entity | null {
    const bare = bareName(words);
    const isOfAll = everyone.test(words);
    if (isOfAll || manyAddressed.test(bare)) {
      const known = (isOfAll ? null : this.findMany(words)) ?? this.assembled();
      return known ? { kind: 'person', being: known } : { kind: 'nobody' };
    }
    const ranked = this.ofRank(words);
    if (ranked) return { kind: 'person', being: ranked };
    if (
      !/^(?:you there|you|hey|sir|madam|friend|good man|old man|my friend|my dear|my heart|my love)$/.test(
        bare,
      )
    )
      return null;
    const being = this.companion();
    return being ? { kind: 'person', being } : { kind: 'nobody' };
  }

  /** "my men" are several: no horseman. */
  private findMany(words: string): Being | null {
    const known = this.find(words);
    return known && known.is === 'they' ? known : null;
  }

  /** "General, lead on": the officer who is here, else all who are. */
  private ofRank(words: string): Being | null {
    if (
      !/^(?:General|Captain|Colonel|Commander|Centurion|Sergeant|Lieutenant|Marshal|Tribune|Officer|Soldier|Guard)$/.test(
        words,
      )
    )
      return null;
    const present = this.here();
    const called = present.find(({ name, also, who }) =>
      [...also, name, who].some((one) => new RegExp(`\\b${words}\\b`, 'i').test(one)),
    );
    return (
      called ??
      present.find(({ voices }) => voices.some((voice) => /^(?:officer|soldier)$/.test(voice))) ??
      this.assembled()
    );
  }

  /** "my wife", "my brother Quintus": whom history knows as that, else one who is at home. */
  private kin(words: string): Being | null {
    const meant = kinMeant(words);
    if (!meant) return null;
    const own = tidyName(words);
    const inScene = this.beings.find(({ name, also }) =>
      [name, ...also].some((one) => bareName(one) === bareName(own)),
    );
    if (inScene) return inScene;
    const known = this.kinKnown(meant);
    if (known && known.also.includes(meant.name)) known.call = meant.name;
    if (known) return known;
    const being =
      (meant.name === '' ? this.find(words) : this.kinInScene(meant.name)) ??
      this.introduce(own, meant.isDead ? 'dead' : this.isAtHome() && meant.name === '' ? 'here' : 'away');
    if (being.state === 'away' && being.where === '' && being.who === '') being.where = 'home';
    return being;
  }

  /** Whom history knows as that of the player. */
  private kinKnown(meant: KinMeant): Being | null {
    const { people } = this.of.scenario.world;
    const self =
      people.find(({ name, also }) => [name, ...also].some((one) => this.of.character.name === one)) ?? null;
    const known = kinInHistory(meant, this.playerNames(), self, people);
    if (!known) return null;
    return this.beings.find(({ name }) => name === known.name) ?? this.added(this.fromHistory(known.name));
  }

  /** "my cousin Pollio" who stands in the scene; nobody else of that first name. */
  private kinInScene(name: string): Being | null {
    const known = this.beings.filter(({ isKnown }) => isKnown);
    return (
      known.find((being) => [being.name, being.call, ...being.also].includes(name)) ??
      // "Cato’s shadow" is not Cato.
      known.find((being) => [being.name, ...being.also].some((one) => one.split(' ').includes(name))) ??
      null
    );
  }

  /** "Mother, give me your letters": the player’s own, if there is one alive. */
  private kinSpokenTo(words: string): Being | null {
    const noun = kinCalled(words);
    if (!noun) return null;
    const inScene = this.beings.find(({ name }) => bareName(name) === noun && /^your /.test(name));
    const known = inScene ?? this.kinKnown({ noun, name: '', isDead: false, isMany: false });
    return known && known.state !== 'dead' ? known : null;
  }

  /** "her father": hers of whom one has just spoken. */
  private kinOfOther(typed: string): Being | null {
    // "give me your daughter": of whoever is spoken to.
    const words = this.beside ? typed.replace(/^your /i, this.beside.is === 'she' ? 'her ' : 'his ') : typed;
    const meant = kinOfOther(words);
    const of: Entity | null =
      meant && words !== typed && this.beside
        ? { kind: 'person', being: this.beside }
        : meant && this.pronoun(meant.of, 'person');
    if (!meant || of?.kind !== 'person') return null;
    const { being } = of;
    const { people } = this.of.scenario.world;
    const self = people.find(({ name }) => name === being.name) ?? null;
    const known = kinInHistory(
      { noun: meant.noun, name: '', isDead: false, isMany: false },
      [being.name, ...being.also],
      self,
      people,
    );
    if (known && this.isPlayerName(known.name)) return null;
    const family = (name: string) => name.split(' ').at(-1);
    // Who bears the player's name is the player's father, and not hers whom the player will marry.
    const isOwn =
      known &&
      family(known.name) === family(this.of.character.name) &&
      family(being.name) !== family(known.name);
    if (known && !isOwn) {
      const kin =
        this.beings.find(({ name }) => name === known.name) ?? this.added(this.fromHistory(known.name));
      const home = self?.whereabouts.findLast(({ fromOrdinal }) => fromOrdinal <= this.of.ordinal)?.place;
      // A father whom nobody has seen elsewhere is at home, where his daughter lives.
      if (kin.state === 'away' && kin.where === '' && home !== undefined && home === this.place?.id)
        kin.state = 'here';
      return kin;
    }
    return this.newcomer(`${being.call}’s ${meant.noun}`);
  }

  private isAtHome(): boolean {
    return /\b(?:house|home|villa|castle|lodging|rooms?|apartment|domus)\b/i.test(
      `${this.placeName} ${this.place?.also.join(' ') ?? ''}`,
    );
  }

  private added(being: Being): Being {
    if (!this.beings.includes(being)) this.beings.push(being);
    return being;
  }

  /** "the Count": the one who has just been spoken of, if he is one. */
  private titled(words: string): Being | null {
    const noun = bareName(words);
    const title = Object.hasOwn(titleWords, noun) ? titleWords[noun] : undefined;
    if (!title) return null;
    const one = [this.spoken.he, this.spoken.she].find(
      (being) => being && title.test([being.name, ...being.also, being.who].join(' ')),
    );
    return one ?? null;
  }

  /** "pompey", "the king": names and offices typed small. */
  private calledExactly(words: string): Being | null {
    const bare = bareName(words);
    if (bare.length < 3 || nounKindsOf(bare)[0] === 'thing') return null;
    const fits = (names: readonly string[]) =>
      names.some((name) => /\p{Lu}/u.test(name) && bareName(name) === bare);
    const inScene = this.beings.find(({ name, also }) => fits([name, ...also]));
    if (inScene) return inScene;
    // A noun without an article is no office.
    if (
      !/^(?:the|my lord|lord|king|queen) /i.test(words) &&
      nounKindsOf(bare).length > 0 &&
      !isPersonNoun(bare)
    )
      return null;
    const person = this.of.scenario.world.people.find(
      ({ name, also }) => fits([name, ...also]) && !this.isOwnName(name),
    );
    return person ? this.added(this.fromHistory(person.name)) : null;
  }

  /** Somebody already in the scene, by a noun: "the boy" for "the baker’s boy". */
  find(words: string): Being | null {
    const wanted = contentWords(words);
    const head = headNoun(words).toLowerCase();
    if (head === '') return null;
    const inScene = this.beings.filter(
      (being) => being.isKnown && !(isIndefinite(words) && (isAnother(words, being) || isElsewhere(being))),
    );
    const scored = inScene
      .map((being) => {
        const names = [being.name, ...being.also];
        const heads = names.some(
          (name) => headNoun(name).toLowerCase() === head || sameNoun(headNoun(name), head),
        );
        const shared = Math.max(
          ...names.map((name) => [...contentWords(name)].filter((word) => wanted.has(word)).length),
        );
        return { being, score: (heads ? 3 : 0) + shared + (being.state === 'here' ? 0.5 : 0) };
      })
      .filter(
        ({ being, score }) => score >= 3 && (score >= 4 || wanted.size <= 1 || !contradicts(words, being)),
      );
    scored.sort((one, other) => other.score - one.score);
    return scored[0]?.being ?? null;
  }

  /** Somebody whom neither the scene nor history knows, and who may well be at hand. */
  private newcomer(words: string): Being {
    const called = (wanted: string) => this.beings.find(({ name }) => bareName(name) === bareName(wanted));
    const first = tidyName(newcomerName(words));
    const namesake = called(first);
    const name = isIndefinite(words) && namesake && isElsewhere(namesake) ? anotherOne(first) : first;
    const known = called(name);
    if (!known && /^(?:an?|the|some|any) dead \p{Ll}/u.test(name)) return this.introduce(name, 'dead');
    if (known || !isCrowned.test(name)) return known ?? this.introduce(name);
    const being = this.introduce(name, 'away');
    being.isKnown = false;
    return being;
  }

  /** Somebody of whom there is no more than a name is not at hand. */
  private namedOnly(words: string): Being {
    const isKnown = this.beings.some((being) => bareName(being.name) === bareName(words));
    const being = this.newcomer(words);
    if (!isKnown && /^(?:Mr|Monsieur|M|Madame|Mme|Mademoiselle|Lord|Lady)\.? \p{Lu}/u.test(words)) {
      being.state = 'away';
      being.isKnown = false;
    }
    return being;
  }

  private thing(words: string, head: string, owner: string): Entity {
    const wanted = contentWords(words);
    const found = this.things.find(
      ({ name }) =>
        bareName(name) === bareName(words) ||
        (sameNoun(headNoun(name), head) &&
          [...contentWords(name)].every((word) => wanted.has(word) || true) &&
          !clashes(words, name)),
    );
    const kind = nounKindsOf(head.toLowerCase())[0] ?? 'thing';
    return { kind: 'thing', name: found?.name ?? tidyName(words), known: found ?? null, noun: kind, owner };
  }

  private sceneNamed(words: string): Entity | null {
    const bare = bareName(words);
    const person = this.beings.find(
      ({ name, also }) => bareName(name) === bare || also.some((one) => bareName(one) === bare),
    );
    if (person && isIndefinite(words) && isElsewhere(person))
      return { kind: 'person', being: this.newcomer(words) };
    if (person) return { kind: 'person', being: person };
    const thing = this.things.find(({ name }) => bareName(name) === bare);
    return thing ? { kind: 'thing', name: thing.name, known: thing, noun: 'thing', owner: '' } : null;
  }

  /** "my mother’s house": the place where she lives, and where she is found if she is in town. */
  private houseOf(words: string): Entity | null {
    const whose = /^(his|her|their) (?:house|home|rooms?|lodgings?|villa|palace|castle|estate)$/iu
      .exec(words)?.[1]
      ?.toLowerCase();
    const owned = whose
      ? this.pronoun(whose === 'his' ? 'him' : whose === 'their' ? 'them' : whose, 'person')
      : null;
    const lives =
      owned?.kind === 'person' && owned.being.state === 'away' ? this.placeNamed(owned.being.where) : null;
    if (lives && !isGeneric(lives)) return { kind: 'place', place: lives, name: lives.name };
    const [, owner, home] =
      /^((?:my|our|his|her) [^’']+|\p{Lu}.*?\p{L})[’']s? ((?:\p{Ll}+ )?(?:house|home|rooms?|lodgings?|villa|palace|castle|estate))$/u.exec(
        words,
      ) ?? [];
    if (owner === undefined || home === undefined) return null;
    const host =
      this.kin(owner) ?? this.kinOfOther(owner) ?? (/\p{Lu}/u.test(owner) ? this.personNamed(owner) : null);
    if (!host) return null;
    this.speakOf({ kind: 'person', being: host });
    const named = this.placeIn(words);
    if (named && !isGeneric(named)) return { kind: 'place', place: named, name: named.name };
    const dwelling = host.where === '' ? null : this.placeNamed(host.where);
    if (dwelling && !isGeneric(dwelling) && (!this.isInTown(dwelling) || isDwelling.test(dwelling.name)))
      return { kind: 'place', place: dwelling, name: dwelling.name };
    const name = tidyName(words);
    if (host.state === 'away') host.where = name;
    return { kind: 'place', place: null, name };
  }

  private placeEntity(words: string): Entity {
    // "into the ashes", where one stands among them.
    const here = /^the (\p{Ll}[\p{L}’'-]*)$/u.exec(words)?.[1];
    if (here && sameNoun(here, headNoun(this.placeName)) && this.placeNamed(words) === null)
      return { kind: 'place', place: this.place, name: this.placeName };
    const house = this.houseOf(words);
    if (house) return house;
    // "Lucile's house": of her one goes on to speak.
    const owner = /^(?:the )?(\p{Lu}.*?\p{L})[’']s? \S/u.exec(words)?.[1];
    const host = owner ? this.personNamed(owner) : null;
    if (host) this.speakOf({ kind: 'person', being: host });
    const place = this.placeIn(words);
    // "a tavern" is one near by, not the tavern of another town.
    const isMeant = place !== null && (/\p{Lu}/u.test(words) || this.isInTown(place) || this.town === null);
    if (place && isMeant) return { kind: 'place', place, name: place.name };
    const person = /\p{Lu}/u.test(words)
      ? this.personNamed(words)
      : (this.titled(words) ?? this.calledExactly(words) ?? this.find(words));
    const isOwners = /[’']s? /u.test(words);
    if (person && !isOwners) return { kind: 'person', being: person };
    const head = headNoun(words);
    const isProper = isProperNoun(head) && nounKindsOf(head.toLowerCase()).length === 0;
    if (!isOwners && (sureOfPerson(head.toLowerCase()) === 'sure' || (isProper && isFirstName(words))))
      return { kind: 'person', being: this.newcomer(words) };
    if (isProper || isSomewhere(words, head)) return { kind: 'place', place: null, name: tidyName(words) };
    const thing = this.things.find(({ name }) => sameNoun(headNoun(name), head) && !clashes(words, name));
    return thing
      ? { kind: 'thing', name: thing.name, known: thing, noun: 'thing', owner: '' }
      : { kind: 'nobody' };
  }

  private pronoun(bare: string, wants: string): Entity | null {
    // "whoever stays behind" is nobody yet.
    if (/^(?:whom?ever|whichever|whatever|anyone who|anybody who|somebody|someone)\b/.test(bare))
      return { kind: 'nobody' };
    const one = (being: Being | null): Entity | null => (being ? { kind: 'person', being } : null);
    switch (bare) {
      case 'me':
      case 'myself':
      case 'i':
      case 'us':
      case 'ourselves':
      case 'you':
        return { kind: 'self' };
      case 'nobody':
      case 'no one':
      case 'nothing':
      case 'anybody':
      case 'anyone':
        return { kind: 'nobody' };
      case 'him':
      case 'he':
      case 'his':
        return one(this.spoken.he ?? this.nearest('he'));
      case 'her':
      case 'she':
      case 'hers':
        return one(this.spoken.she ?? this.nearest('she'));
      case 'them':
      case 'they':
      case 'them all':
      case 'all of them':
      case 'each of them':
      case 'everyone':
      case 'everybody':
      case 'all':
      case 'others':
        return wants === 'thing' ? this.spoken.it : one(this.spoken.they ?? this.crowd() ?? this.company());
      case 'it':
      case 'this':
      case 'that':
        return wants === 'person' ? { kind: 'nobody' } : this.spoken.it;
      default:
        return null;
    }
  }

  private nearest(is: Pronoun): Being | null {
    const last = this.deeds.findLast(({ to }) =>
      this.beings.some((being) => being.name === to && being.is === is),
    );
    const fromDeed =
      last &&
      this.beings.find(
        ({ name, state }) =>
          name === last.to && (state === 'here' || state === 'held' || last === this.deeds.at(-1)),
      );
    // Before anything was done, who has just been announced: the rider at the door.
    const announced =
      this.deeds.length === 0
        ? this.beings.find(
            (being) =>
              being.is === is &&
              being.state === 'away' &&
              being.where !== '' &&
              !this.placeNamed(being.where),
          )
        : null;
    return (
      fromDeed ??
      announced ??
      this.here().find((being) => being.is === is) ??
      this.beings.find((being) => being.isKnown && being.is === is) ??
      null
    );
  }

  /** Several single people, as one. */
  private company(): Being | null {
    const present = this.here();
    if (present.length === 0) return null;
    if (present.length === 1 && !this.place?.folk.length) return present[0]!;
    return this.many('those around you');
  }

  /** Several together, who are nobody by themselves. */
  many(name: string): Being {
    return {
      ...this.unknown(name),
      is: 'they',
      voices: ['crowd'],
      state: 'here',
      where: '',
      isKnown: false,
    };
  }

  /** "the man I killed": by what the deeds say. */
  private byDeed(noun: string, verb: string): Entity | null {
    const base = baseForm(verb.toLowerCase());
    const { kind } = classRules[classFor(base)];
    const deed =
      this.deeds.findLast(({ text }) =>
        text
          .toLowerCase()
          .split(/[^\p{L}’'-]+/u)
          .some((word) => baseForm(word) === base),
      ) ?? (kind === 'other' || kind === 'word' ? undefined : this.deeds.findLast(({ act }) => act === kind));
    if (!deed) return null;
    if (isPersonNoun(headNoun(noun))) {
      const being = this.beings.find(({ name }) => name === deed.to);
      return being ? { kind: 'person', being } : null;
    }
    const head = headNoun(noun);
    const thing = this.things.find(({ name }) => sameNoun(headNoun(name), head));
    return thing ? { kind: 'thing', name: thing.name, known: thing, noun: 'thing', owner: '' } : null;
  }

  private focusOnLast(): void {
    for (const deed of this.deeds.slice(-3)) {
      const being = this.beings.find(({ name }) => name === deed.to);
      // Who stayed behind two deeds ago is not "him" any more.
      if (being && (being.state === 'here' || being.state === 'held' || deed === this.deeds.at(-1)))
        this.spoken[being.is] = being;
    }
    this.focusOnSent();
    const thing = this.things.findLast(({ note }) => note !== 'sent off');
    if (thing) this.spoken.it = { kind: 'thing', name: thing.name, known: thing, noun: 'thing', owner: '' };
    // What was written last is what one goes on to speak of.
    if (this.deeds.at(-1)?.act === 'letter')
      this.spoken.it = { kind: 'thing', name: 'your letter', known: null, noun: 'thing', owner: 'you' };
  }

  /**
   * Whom the player has just asked after, or meant in vain: no deed keeps them, and "her house" is hers all the same.
   * @param typed what was typed before this turn
   */
  recall(typed: string): void {
    const kept = this.deeds.at(-1)?.text ?? '';
    for (const [name] of typed.matchAll(/\p{Lu}[\p{L}\p{M}’'-]+(?: \p{Lu}[\p{L}\p{M}’'-]+)*/gu)) {
      const bare = name.replace(/[’']s?$/u, '');
      if (kept.includes(bare) || this.isPlayerName(bare) || this.placeNamed(bare)) continue;
      const being = this.personNamed(bare);
      if (being) this.spoken[being.is] = being;
    }
    // What stands in a letter is not what one has in hand.
    if (this.deeds.at(-1)?.act === 'letter' && !/\?\s*$/.test(typed)) return;
    const noun = [...typed.matchAll(/\b(?:the|that|this|an?|my|his|her|your) (\p{Ll}+)(?: (\p{Ll}+))?/giu)]
      .flatMap(([, first, second]) => [first!.toLowerCase(), second?.toLowerCase() ?? ''])
      .findLast(
        (word) =>
          /^(?:thing|food|animal|message)$/.test(nounKindsOf(word)[0] ?? '') &&
          !/^(?:houses?|halls?|rooms?|castles?|villas?|palaces?|temples?|church(?:es)?|streets?|town|city|camps?|tents?)$/.test(
            word,
          ),
      );
    if (!noun) return;
    const known = this.things.findLast(({ name, gone }) => !gone && sameNoun(headNoun(name), noun)) ?? null;
    this.spoken.it = {
      kind: 'thing',
      name: known?.name ?? `the ${noun}`,
      known,
      noun: nounKindsOf(noun)[0] ?? 'thing',
      owner: known?.holder ?? '',
    };
  }

  /** "Call him back": who was sent or called last, though another was spoken to. */
  private focusOnSent(): void {
    const sent =
      /\b(?:send|dispatch|despatch) (?:off |out |away )?((?:your|the|an?|some|his|her) \p{Ll}+|\p{Lu}[\p{L}’'-]+)/u.exec(
        this.deeds.at(-1)?.text ?? '',
      )?.[1];
    if (!sent || sureOfPerson(headNoun(sent).toLowerCase()) === 'no') return;
    const known = this.find(sent) ?? (/^\p{Lu}/u.test(sent) ? this.personNamed(sent) : null);
    if (known) this.spoken[known.is] = known;
    else if (/^\p{Ll}/u.test(sent)) {
      const one = this.introduce(sent, 'away');
      one.isKnown = false;
      this.spoken[one.is] = one;
    }
  }

  private beingFrom(person: PersonData): Being {
    const atOpening = this.opening.people.find(({ name }) => name === person.name);
    const inHistory = this.of.scenario.world.people.find(
      ({ name, also }) => name === person.name || also.includes(person.name),
    );
    const own: Being = atOpening
      ? beingOfOpening(atOpening)
      : {
          ...(inHistory ? beingOfHistory(inHistory) : this.unknown(person.name)),
          state: 'here',
          where: '',
          isKnown: true,
        };
    const history = inHistory ? beingOfHistory(inHistory) : null;
    return {
      ...own,
      also: [...own.also, ...(history ? [history.name, ...history.also] : [])].filter(
        (name) => name !== person.name,
      ),
      voices: [...(history?.voices ?? []), ...own.voices],
      knows: [...own.knows, ...(history?.knows ?? [])],
      who: history?.who ?? own.who,
      wants: history?.wants ?? own.wants,
      name: person.name,
      call: callOf(person.name, [...own.also, ...(history?.also ?? [])]),
      state: person.state,
      where: person.where,
      regard: person.regard,
      note: person.note,
      isKnown: true,
    };
  }

  private unknown(name: string) {
    const is = pronounOf(name);
    return {
      name,
      also: [],
      call: name,
      is,
      voices: [this.voiceFor(name, is)],
      regard: 0,
      note: '',
      knows: [],
      who: '',
      wants: '',
    };
  }

  private fromHistory(name: string): Being {
    const person = this.of.scenario.world.people.find((one) => one.name === name)!;
    const base = beingOfHistory(person);
    // On the day itself they are still to be met.
    const isDead = (person.diesOn !== null && person.diesOn < this.of.ordinal) || this.of.isTold(person.name);
    const at =
      person.whereabouts.findLast(({ fromOrdinal }) => fromOrdinal <= this.of.ordinal)?.place ??
      person.whereabouts[0]?.place ??
      '';
    const place = this.of.scenario.world.places.find(({ id }) => id === at) ?? null;
    const isHere = !isDead && place !== null && this.place !== null && place.id === this.place.id;
    return {
      ...base,
      state: isDead ? 'dead' : isHere ? 'here' : 'away',
      where: isDead || isHere ? '' : (place?.name ?? ''),
      isKnown: false,
    };
  }

  private voiceFor(name: string, is: Pronoun): string {
    const assembly = { french_revolution: 'deputy', roman_republic: 'senator', sengoku_japan: 'daimyo' }[
      this.of.scenario.public.id
    ];
    return voiceOf(name, is, assembly);
  }
}

/** What must not be lost when a list is full. */
function weightOf(state: Being['state']): number {
  return { dead: 3, held: 2, here: 1, away: 0 }[state];
}

/** Whose people the stage knows: of the prologue, when its character is told of and somebody of it is in the scene. */
function openingOf(
  scenario: Scenario,
  character: StageOf['character'],
  scene: SceneData | null,
): OpeningScene {
  const { prologue, world } = scenario;
  const isFromPrologue =
    character.name === prologue.character.name &&
    scene?.people.some(({ name }) => world.prologueScene.people.some((one) => one.name === name));
  return isFromPrologue ? world.prologueScene : scenario.openingSceneFor(character);
}

export function sceneOfOpening(opening: OpeningScene, scenario: Scenario): SceneData {
  const placeName = (id: string) => scenario.world.places.find((place) => place.id === id)?.name ?? id;
  const place = placeName(opening.place);
  return {
    place,
    hour: opening.hour,
    people: opening.people.map(({ name, state, where, regard }) => ({
      name,
      state,
      where: where === '' ? '' : placeName(where),
      regard,
      note: '',
    })),
    things: opening.things.map(({ name, holder }) => ({
      name,
      holder: holder === 'here' ? place : holder,
      gone: false,
      note: '',
    })),
    deeds: [],
    open: opening.open.map((matter) => ({ ...matter })),
  };
}

/** A name for comparing: small letters, without article, accents and signs. */
export function bareName(name: string): string {
  const known = bareNames.get(name);
  if (known !== undefined) return known;
  if (bareNames.size >= BARE_NAMES_MAX) bareNames.clear();
  const bare = bared(name);
  bareNames.set(name, bare);
  return bare;
}

/** Those of an era are compared again and again. */
const bareNames = new Map<string, string>();
const BARE_NAMES_MAX = 10_000;

function bared(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/^(?:the|a|an|my|our|your|his|her|their|this|that|these|those|some|all the|all) /, '')
    .replace(/[^\p{L}\p{N}' -]+/gu, '')
    .trim();
}

const moneyNouns =
  /^(?:louis|livres?|sous?|écus?|francs?|assignats?|denari(?:i|us)|sestert(?:ii|ius)|sesterces?|aure(?:i|us)|talents?|ryō|ryo|mon|koku|ducats?|coins?|money|cash)$/u;

/** "20 louis", "a handful of coins": the coin, not the king. */
export function isMoneyNoun(words: string): boolean {
  const head = words.trim().split(' ').at(-1) ?? '';
  return moneyNouns.test(head) || (/^\p{N}/u.test(words) && moneyNouns.test(head.toLowerCase()));
}

/** "the old Invalides of the garrison" → "Invalides". */
const measured =
  /^(?:an?|the|my|your|his|her|their|one|two|three|some|another|half an?) (?:\p{Ll}+ )?(?:pairs?|couple|dozen|handful|number|lot|sets?|glass|cups?|bowls?|bottles?|jars?|jugs?|sacks?|bags?|loaf|loaves|pieces?|slices?|bits?|barrels?|casks?|baskets?|cartloads?|boxes|box|bundles?|heaps?|piles?|measures?) of (.+)$/iu;

export function headNoun(phrase: string): string {
  // "a pair of pistols" is pistols, however many they are.
  const counted = measured.exec(phrase)?.[1];
  if (counted !== undefined) return headNoun(counted);
  const front = phrase
    .replace(
      / (?:of|in|at|from|with|on|under|near|nearest|behind|beside|before|around|who|that|which|for|to|by|here|there|inside|called|named) .*$/iu,
      '',
    )
    .replace(/ (?:here|there|now|today|alone|nearest|first|again|too|together)$/iu, '')
    .replace(/,.*$/u, '')
    .trim();
  return front.split(' ').at(-1) ?? '';
}

export function sameNoun(one: string, other: string): boolean {
  const stem = (noun: string) =>
    bareName(noun)
      .replace(/(?:ies)$/, 'y')
      .replace(/(?<=\p{L}{3})e?s$/u, '');
  return one !== '' && stem(one) === stem(other);
}

/** "my own cloak" → "your own cloak", as it stands within a sentence. */
function tidyName(words: string): string {
  const turned = toSecondPerson(words.trim())
    .replace(/^your own /i, 'your ')
    .replace(/^(?:this|that|these|those) (?=\p{L})/iu, 'the ');
  return /^(?:The|A|An|My|Your|His|Her|Their|Our|Some|All|Any)\b/u.test(turned)
    ? turned.charAt(0).toLowerCase() + turned.slice(1)
    : turned;
}

const bodyParts = new Set(
  'face head hand hands throat heart eyes ear ears cheek lips mouth neck arm arms shoulder shoulders chest feet foot back hair belly nose name'.split(
    ' ',
  ),
);
function isBodyPart(words: string): boolean {
  return bodyParts.has(headNoun(words).toLowerCase());
}

const isDwelling = /\b(?:house|home|villa|castle|palace|lodging|gardens?)\b/i;

/** One that could be anywhere: "the street", "an inn". */
export function isGeneric({ anywhere }: Place): boolean {
  return anywhere === true;
}

/** Whoever is here, without a name for them. */
const everyone =
  /^(?:you (?:two|three|all|lot|men|there all|people|lads)|(?:all|each|both|any|every one|every man|which|some) of you|those around (?:you|me|us)|(?:each|every)(?: \p{L}+)? (?:man|one|person|soul)|(?:everybody|everyone|all|all those) (?:here|there|present|around|in here|in there|around (?:me|us))|the (?:whole )?company)$/iu;

const manyAddressed =
  /^(?:citizens?|citoyens|comrades|friends|my friends|brothers|my brothers|sisters|gentlemen|ladies|ladies and gentlemen|boys|lads|men|my men|the men|every man|all|comrades in arms|fellow citizens|countrymen|messieurs les \w+|soldiers|my soldiers|people|good people|romans|frenchmen|parisians|messieurs|my children|my lords|my captains|fellow (?:citizens|soldiers|romans|deputies)|conscript fathers)$/;

const titleWords: Readonly<Record<string, RegExp>> = {
  count: /\b(?:Comte|Count)\b/,
  countess: /\b(?:Comtesse|Countess)\b/,
  duke: /\b(?:Duc|Duke)\b/,
  marquis: /\bMarquis\b/,
  baron: /\bBaron\b/,
  viscount: /\bVicomte\b/,
  vicomte: /\bVicomte\b/,
  abbe: /\bAbbé\b/i,
  bishop: /\bBishop\b/i,
  king: /\bKing\b/,
  queen: /\bQueen\b/,
  prince: /\bPrince\b/,
  governor: /\bgovernor\b/i,
  general: /\bGeneral\b/i,
  tribune: /\btribune\b/i,
  consul: /\bconsul\b/i,
  captain: /\bcaptain\b/i,
};

const isLandform = /^(?:the )?(?:Mount|Mt\.?|Lake|River|Cape|Bay|Castle|Fort|Hill|Monte) \p{Lu}/u;

function isProperNoun(word: string): boolean {
  return (
    /^\p{Lu}/u.test(word) &&
    !/^(?:This|That|These|Those|It|What|Here|There|The|An?|I|We|You|Nothing)$/u.test(word)
  );
}

/** "a good supper and two Germans" is no company of people. */
function isMixed(words: string): boolean {
  const [first = '', ...rest] = words.split(' and ');
  return rest.length > 0 && !/\p{Lu}/u.test(first) && !isPersonNoun(headNoun(first).toLowerCase());
}

/** "Marcia" and "Paul" are people; a name nobody bears may be an inn's. */
function isFirstName(words: string): boolean {
  return !/ /.test(words) && nlp(words).has('#FirstName');
}

const titles = new Set(
  'france rome paris versailles kyoto japan italy gaul mr mrs mme mlle general lady lord king queen monsieur madame mademoiselle citizen captain consul senator father abbe count duke marquis comte baron prince princess emperor saint st sir de du des la le von van no of the and old young my dear friend enemy brother uncle governor doctor marcus gaius titus gnaeus lucius quintus publius'.split(
    ' ',
  ),
);

function nameWords(words: string): string[] {
  return (
    words
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .match(/\p{Lu}[\p{L}'’-]*/gu) ?? []
  )
    .map((word) => word.toLowerCase().replace(/['’]s?$/, ''))
    .filter((word) => word.length > 1);
}

/** How well typed words name somebody; 0: not at all. Titles and first names alone name nobody who has others. */
function nameScore(wanted: readonly string[], names: readonly string[], typed: string): number {
  const bare = bareName(typed).replace(/'s?$/, '');
  let best = 0;
  for (const name of names) {
    if (bareName(name) === bare) return 10;
    const own = nameWords(name);
    const hits = wanted.filter((word) => own.includes(word));
    const telling = hits.filter((word) => !titles.has(word));
    if (telling.length === 0) continue;
    // "Hosokawa Fujitaka" is not "Hosokawa Tadaoki".
    const foreign = wanted.filter(
      (word) =>
        !own.includes(word) && !titles.has(word) && !names.some((other) => nameWords(other).includes(word)),
    );
    if (foreign.length > 0 && telling.length < 2) continue;
    const isFull = own.every((word) => wanted.includes(word));
    const isOwnName = telling.some((word) => word === own.at(-1) || own.length === 1);
    best = Math.max(best, telling.length + (isFull ? 2 : 0) + (isOwnName ? 0.5 : 0));
  }
  return best;
}

function isSamePerson(one: string, other: string): boolean {
  return bareName(one) === bareName(other);
}

/** "the other letter" is not "Caesar’s letter"; "the gold ring" not "the silver ring". */
export function clashes(words: string, name: string): boolean {
  if (/^(?:my|our) /i.test(words) && /[’']s /u.test(name)) return true;
  const owner = /(\p{Lu}\p{L}+)[’']s? /u;
  const one = owner.exec(words)?.[1];
  const two = owner.exec(name)?.[1];
  if (one && two && one !== two) return true;
  if (/\bother\b/i.test(words)) return true;
  const colours =
    /\b(?:gold|golden|silver|green|red|blue|white|black|old|new|first|second|short|long|small|large|big)\b/gi;
  const of = (text: string) => (text.match(colours) ?? []).map((word) => word.toLowerCase());
  const mine = of(words);
  const theirs = of(name);
  return mine.length > 0 && theirs.length > 0 && !mine.some((word) => theirs.includes(word));
}

/** "some fisher boy", "another guard". */
function isIndefinite(words: string): boolean {
  return /^(?:an?|some|any|another|one|whichever|the (?:first|nearest|next)) \p{Ll}/iu.test(words);
}

/** Nobody of whom more is known than a kind, and not at hand. */
function isElsewhere(being: Being): boolean {
  return being.who === '' && being.state === 'away' && /^\p{Ll}/u.test(being.name);
}

/** "one of Brutus’s clerks", where "a clerk of Brutus" is somebody elsewhere; "another baker". */
function anotherOne(name: string): string {
  const [, kind, master] = /^an? (\p{Ll}+) of (\p{Lu}.*)$/u.exec(name) ?? [];
  return kind && master ? `one of ${master}’s ${pluralOf(kind)}` : `another ${bareName(name)}`;
}

/** Nobody who is here is "some fisher boy" unless they are called so. */
function isAnother(words: string, { name, also }: Being): boolean {
  const wanted = contentWords(words);
  if (/^another /i.test(words)) return true;
  return (
    wanted.size > 1 &&
    ![name, ...also].some((one) => [...wanted].every((word) => contentWords(one).has(word)))
  );
}

function contradicts(words: string, being: Being): boolean {
  return clashes(words, being.name);
}
