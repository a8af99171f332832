import type { Character, GameType } from '@rubicon/contracts';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Button } from '../../components/ui/button.js';
import { Notice } from '../../components/ui/notice.js';
import { PageSpinner } from '../../components/ui/spinner.js';
import { eraLabels, readGameType } from '../../lib/era/eras.js';
import { selectEra } from '../../lib/era/selected-era.js';
import { usePageTitle } from '../../lib/page-title.js';
import { commonStrings } from '../../strings/common.js';
import { newGameStrings } from '../../strings/new-game.js';
import { Sentence } from '../../strings/sentence.js';
import { useCharacters } from './characters.api.js';
import { CharacterGroup } from './character-group.js';
import { CustomCharacter } from './custom-character.js';
import { OwnCharacters } from './own-characters.js';

export function CharacterSelectPage() {
  const [params] = useSearchParams();
  const gameType = readGameType(params.get('game')) ?? 'french_revolution';
  return <CharacterSelect key={gameType} gameType={gameType} />;
}

function CharacterSelect({ gameType }: { gameType: GameType }) {
  usePageTitle(newGameStrings.characters.title);
  useEffect(() => selectEra(gameType), [gameType]);
  const characters = useCharacters(gameType);
  const [selectedId, setSelectedId] = useState<number | null>(null);
  const selected = characters.data?.find(({ id }) => id === selectedId);
  const [createdId, setCreatedId] = useState<number | null>(null);
  const select = ({ id }: Character) => setSelectedId(id);

  return (
    <div className="page-width pt-8 md:pt-12">
      <p className="eyebrow">{eraLabels[gameType].title}</p>
      <h1 className="display display-xl mt-1">{newGameStrings.characters.title}</h1>
      <p className="mt-2 text-ink-soft">{newGameStrings.characters.text}</p>
      {characters.data ? (
        <>
          <CharacterGroup
            title={newGameStrings.characters.historical}
            characters={characters.data.filter(({ isHistorical }) => isHistorical)}
            selectedId={selectedId}
            onSelect={select}
          />
          <OwnCharacters
            gameType={gameType}
            characters={characters.data.filter(({ isHistorical }) => !isHistorical)}
            selectedId={selectedId}
            focusedId={createdId}
            onSelect={select}
          />
          <CustomCharacter
            gameType={gameType}
            onCreated={(created) => {
              select(created);
              setCreatedId(created.id);
            }}
          />
        </>
      ) : characters.isError ? (
        <Notice tone="danger" title={newGameStrings.characters.notLoaded} className="mt-8">
          <Button variant="secondary" size="sm" className="mt-3" onClick={() => void characters.refetch()}>
            {commonStrings.tryAgain}
          </Button>
        </Notice>
      ) : (
        <PageSpinner label={newGameStrings.characters.loading} />
      )}
      {selected && <Selection character={selected} gameType={gameType} />}
    </div>
  );
}

/** Stays at the lower edge, so that one can go on from anywhere in the list. */
function Selection({ character, gameType }: { character: Character; gameType: GameType }) {
  const navigate = useNavigate();
  return (
    <div
      data-lower-edge
      className="sticky bottom-[calc(3.25rem+env(safe-area-inset-bottom))] z-20 mt-10 animate-rise md:bottom-4"
    >
      <div className="plate flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4 shadow-float max-md:-mx-4 max-md:border-x-0">
        <p aria-live="polite">
          <Sentence
            text={newGameStrings.characters.selection}
            parts={{
              selected: <span className="text-ink-soft">{newGameStrings.characters.selected}</span>,
              name: <span className="font-semibold">{character.name}</span>,
            }}
          />
        </p>
        <Button
          className="max-sm:w-full"
          onClick={() => void navigate(`/difficulty?character=${character.id}&game=${gameType}`)}
        >
          {newGameStrings.characters.continueWith(character.name)}
        </Button>
      </div>
    </div>
  );
}
