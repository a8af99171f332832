import { scenarios, type GameType } from '@rubicon/scenarios';
import { Stage, type Entity } from './stage.js';
import { kinMeant } from './kin.js';

function stageOf(era: GameType, name: string): Stage {
  const scenario = scenarios[era];
  const character = scenario.characters.find((one) => one.name === name)!;
  return new Stage({
    scenario,
    scene: null,
    character,
    ordinal: 3,
    difficulty: 'normal',
    isTold: () => false,
  });
}

function named(entity: Entity): string {
  return entity.kind === 'person' ? entity.being.name : entity.kind === 'thing' ? entity.name : entity.kind;
}

describe('whom and what words mean', () => {
  it.each<[GameType, string, string, string]>([
    ['french_revolution', 'Georges Danton', 'the king', 'Louis XVI'],
    ['french_revolution', 'Georges Danton', 'my wife', 'Gabrielle Danton'],
    ['french_revolution', 'Georges Danton', 'one last time', 'nobody'],
    ['french_revolution', 'Georges Danton', 'no message', 'nobody'],
    ['french_revolution', 'Maximilien Robespierre', 'my sister Charlotte', 'Charlotte de Robespierre'],
    ['french_revolution', 'Georges Danton', 'all of you', 'those around you'],
    ['french_revolution', 'Georges Danton', 'a household', 'the households'],
    ['french_revolution', 'Georges Danton', 'whoever is hungry', 'nobody'],
    ['french_revolution', 'Georges Danton', 'whomever I meet', 'nobody'],
    ['french_revolution', 'Georges Danton', 'those who stood with me', 'those who stood with you'],
    ['french_revolution', 'Georges Danton', 'everyone who resists', 'those who resist'],
    ['roman_republic', 'Marcus Junius Brutus', 'my uncle Cato', 'Cato'],
    ['roman_republic', 'Marcus Antonius', 'my grandfather', 'Marcus Antonius the orator'],
    ['sengoku_japan', 'Mōri Terumoto', 'my grandfather Motonari', 'Mōri Motonari'],
    ['roman_republic', 'Marcus Tullius Cicero', 'my wife', 'Terentia'],
    ['roman_republic', 'Marcus Tullius Cicero', 'my daughter', 'Tullia'],
    ['roman_republic', 'Marcus Tullius Cicero', 'caesar', 'Caesar'],
    ['roman_republic', 'Marcus Tullius Cicero', 'my litter', 'your litter'],
    ['sengoku_japan', 'Hashiba Hideyoshi', 'my mother', 'Naka'],
    ['sengoku_japan', 'Hashiba Hideyoshi', 'some fisher boy', 'a fisher boy'],
  ])('%s, %s: “%s” is %s', (era, player, words, meant) => {
    expect(named(stageOf(era, player).resolve(words))).toBe(meant);
  });

  it('knows every figure by each name that history has for them', () => {
    for (const era of Object.keys(scenarios) as GameType[])
      for (const { name } of scenarios[era].characters) {
        const stage = stageOf(era, name);
        const called = stage.playerNames().map((own) => [own, stage.resolve(own, 'person').kind]);
        expect(called.filter(([, kind]) => kind !== 'self')).toEqual([]);
        const met = scenarios[era].world.people.filter((person) => stage.isPlayerName(person.name));
        expect([name, met.length]).toEqual([name, 1]);
        expect(stage.personNamed(met[0]!.name)?.name).not.toBe(met[0]!.name);
      }
  });

  it('takes a crowd’s name for those who are here', () => {
    const stage = stageOf('french_revolution', 'Georges Danton');
    const entity = stage.resolve('citizens', 'person');
    expect(entity.kind === 'person' && entity.being.is).toBe('they');
  });

  it('does not take a daughter for her father', () => {
    const stage = stageOf('french_revolution', 'Camille Desmoulins');
    expect(stage.personNamed('Monsieur Duplessis')?.name).not.toBe('Lucile Duplessis');
  });

  it('has unknown kin at home', () => {
    const { being } = stageOf('roman_republic', 'Gaius Julius Caesar').resolve('my cousin') as {
      being: { where: string };
    };
    expect(being.where).toBe('home');
  });

  it.each([
    ['a clerk of Mark Antony', 'one of Mark Antony’s clerks'],
    ['a baker', 'another baker'],
    ['the baker', 'a baker'],
  ])('with somebody of that kind left elsewhere, %s is %s', (words, meant) => {
    const stage = stageOf('roman_republic', 'Gaius Julius Caesar');
    for (const name of ['a clerk of Mark Antony', 'a baker']) stage.introduce(name, 'away').where = 'Rome';
    expect(named(stage.resolve(words))).toBe(meant);
  });

  it('knows kin by the noun alone', () => {
    expect(kinMeant('my dead father')).toEqual({ noun: 'father', name: '', isDead: true, isMany: false });
    expect(kinMeant('my horse')).toBeNull();
  });
});
