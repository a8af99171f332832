/** /staff/models: what models cost today and may cost, which are in use and which of them is asked (keys `c` and `f`). */
import { useQuery } from '@tanstack/react-query';
import { modelStrings as strings } from '../../strings/desk/models.js';
import { MODELS_LOOK_MS, modelsQuery } from '../lib/models.js';
import { DeskTitle } from '../ui/desk-title.js';
import { LookedAt } from '../ui/looked-at.js';
import { QueryState } from '../ui/query-state.js';
import { Section } from '../ui/section.js';
import { CostToday } from './cost-today.js';
import { ModelCards } from './model-cards.js';
import { TurnLimitFacts } from './turn-limit-facts.js';
import { WhichIsAsked } from './which-is-asked.js';

export function Component() {
  const models = useQuery(modelsQuery);
  return (
    <>
      <DeskTitle>{strings.title}</DeskTitle>
      <QueryState query={models}>
        {({ told, at }) => (
          <>
            <div className="mt-4 grid items-start gap-x-12 gap-y-8 border-t border-line pt-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)] xl:gap-x-16">
              <div className="flex min-w-0 flex-col gap-8">
                <CostToday dailyCap={told.dailyCap} at={at} />
                <Section level={2} title={strings.list.title}>
                  <WhichIsAsked models={told.models} fallback={told.fallback} at={at} />
                  <ModelCards models={told.models} />
                </Section>
              </div>
              <TurnLimitFacts limits={told.limits} />
            </div>
            <LookedAt at={at} everyMs={MODELS_LOOK_MS} />
          </>
        )}
      </QueryState>
    </>
  );
}
