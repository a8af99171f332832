/** JSON Schema of every event. Made from the types in `*.events.ts` by `npm run events`: change it there. */
export const eventsSchema = {
  definitions: {
    BooksEvent: { anyOf: [{ $ref: '#/definitions/MonthClosed' }, { $ref: '#/definitions/MonthReopened' }] },
    MonthClosed: {
      type: 'object',
      properties: {
        type: { type: 'string', const: 'MonthClosed' },
        data: {
          type: 'object',
          properties: {
            month: { type: 'string' },
            staffId: { type: 'string' },
            position: { type: 'string' },
            totals: { $ref: '#/definitions/LedgerTotals' },
            acceptedExceptions: { type: 'number' },
            adjustments: { type: 'array', items: { $ref: '#/definitions/MonthAdjustment' } },
            head: { $ref: '#/definitions/ChainHead' },
            closedAt: { type: 'string' },
          },
          required: [
            'month',
            'staffId',
            'position',
            'totals',
            'acceptedExceptions',
            'adjustments',
            'head',
            'closedAt',
          ],
        },
      },
      required: ['type', 'data'],
    },
    LedgerTotals: {
      type: 'object',
      properties: {
        cash: { $ref: '#/definitions/MicroUsd' },
        clearing: { $ref: '#/definitions/MicroUsd' },
        liabilityPaid: { $ref: '#/definitions/MicroUsd' },
        liabilityGranted: { $ref: '#/definitions/MicroUsd' },
        chargedPaid: { $ref: '#/definitions/MicroUsd' },
        chargedGranted: { $ref: '#/definitions/MicroUsd' },
        granted: { $ref: '#/definitions/MicroUsd' },
        guaranteeCost: { $ref: '#/definitions/MicroUsd' },
        writtenOff: { $ref: '#/definitions/MicroUsd' },
        forfeitedPaid: { $ref: '#/definitions/MicroUsd' },
        forfeitedGranted: { $ref: '#/definitions/MicroUsd' },
        modelCost: { $ref: '#/definitions/MicroUsd' },
        modelPayable: { $ref: '#/definitions/MicroUsd' },
        reserved: { $ref: '#/definitions/MicroUsd' },
        held: { $ref: '#/definitions/MicroUsd' },
        frozen: { $ref: '#/definitions/MicroUsd' },
      },
      required: [
        'cash',
        'clearing',
        'liabilityPaid',
        'liabilityGranted',
        'chargedPaid',
        'chargedGranted',
        'granted',
        'guaranteeCost',
        'writtenOff',
        'forfeitedPaid',
        'forfeitedGranted',
        'modelCost',
        'modelPayable',
        'reserved',
        'held',
        'frozen',
      ],
    },
    MicroUsd: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
    MonthAdjustment: {
      type: 'object',
      properties: { month: { type: 'string' }, amounts: { $ref: '#/definitions/LedgerTotals' } },
      required: ['month', 'amounts'],
    },
    ChainHead: {
      type: 'object',
      properties: {
        number: { type: 'number' },
        position: { type: 'string' },
        events: { type: 'number' },
        head: { type: 'string' },
        previousHead: { type: ['string', 'null'] },
        why: { type: 'string', enum: ['daily', 'close', 'asked'] },
        signedAt: { type: 'string' },
        keyId: { type: 'string' },
        signature: { type: 'string' },
      },
      required: [
        'number',
        'position',
        'events',
        'head',
        'previousHead',
        'why',
        'signedAt',
        'keyId',
        'signature',
      ],
    },
    MonthReopened: {
      type: 'object',
      properties: {
        type: { type: 'string', const: 'MonthReopened' },
        data: {
          type: 'object',
          properties: {
            month: { type: 'string' },
            staffId: { type: 'string' },
            reason: { type: 'string' },
            reopenedAt: { type: 'string' },
          },
          required: ['month', 'staffId', 'reason', 'reopenedAt'],
        },
      },
      required: ['type', 'data'],
    },
    DemoEvent: {
      anyOf: [
        { $ref: '#/definitions/DemoStarted' },
        { $ref: '#/definitions/DemoTurnSubmitted' },
        { $ref: '#/definitions/DemoTurnNarrated' },
        { $ref: '#/definitions/DemoTurnFailed' },
        { $ref: '#/definitions/DemoContinued' },
        { $ref: '#/definitions/DemoForgotten' },
      ],
    },
    DemoStarted: {
      type: 'object',
      properties: {
        type: { type: 'string', const: 'DemoStarted' },
        data: {
          type: 'object',
          properties: {
            demoId: { type: 'string' },
            gameType: { $ref: '#/definitions/GameType' },
            world: { $ref: '#/definitions/WorldState' },
            startedAt: { type: 'string' },
          },
          required: ['demoId', 'gameType', 'world', 'startedAt'],
        },
        private: {
          type: 'object',
          properties: {
            narrative: { type: 'string' },
            suggestions: { type: 'array', items: { $ref: '#/definitions/Suggestion' } },
          },
          required: ['narrative', 'suggestions'],
        },
      },
      required: ['type', 'data'],
    },
    GameType: { type: 'string', enum: ['french_revolution', 'roman_republic', 'sengoku_japan'] },
    WorldState: {
      type: 'object',
      properties: {
        stats: { $ref: '#/definitions/Stats' },
        date: { $ref: '#/definitions/WorldDate' },
        phase: { type: 'string' },
        factions: { type: 'object', additionalProperties: { type: 'number' } },
        bent: { type: 'array', items: { type: 'string' } },
        dangerTurns: { type: 'number' },
      },
      required: ['stats', 'date', 'phase', 'factions', 'bent'],
    },
    Stats: {
      type: 'object',
      properties: {
        influence: { type: 'number' },
        reputation: { type: 'number' },
        resources: { type: 'number' },
      },
      required: ['influence', 'reputation', 'resources'],
    },
    WorldDate: {
      type: 'object',
      properties: { ordinal: { type: 'number' }, label: { type: 'string' } },
      required: ['ordinal', 'label'],
    },
    Suggestion: {
      type: 'object',
      properties: { title: { type: 'string' }, text: { type: 'string' } },
      required: ['title', 'text'],
    },
    DemoTurnSubmitted: {
      type: 'object',
      properties: {
        type: { type: 'string', const: 'DemoTurnSubmitted' },
        data: {
          type: 'object',
          properties: {
            demoId: { type: 'string' },
            turnId: { type: 'string' },
            turnNumber: { type: 'number' },
            inputCharacters: { type: 'number' },
            submittedAt: { type: 'string' },
          },
          required: ['demoId', 'turnId', 'turnNumber', 'inputCharacters', 'submittedAt'],
        },
        private: { type: 'object', properties: { input: { type: 'string' } }, required: ['input'] },
      },
      required: ['type', 'data'],
    },
    DemoTurnNarrated: {
      type: 'object',
      properties: {
        type: { type: 'string', const: 'DemoTurnNarrated' },
        data: {
          type: 'object',
          properties: {
            demoId: { type: 'string' },
            turnId: { type: 'string' },
            turnNumber: { type: 'number' },
            model: { type: 'string' },
            usage: { $ref: '#/definitions/TokenUsage' },
            providerCostMicroUsd: { $ref: '#/definitions/MicroUsd' },
            outputCharacters: { type: 'number' },
            world: { $ref: '#/definitions/WorldState' },
            sceneFaults: { type: 'number' },
            narratedAt: { type: 'string' },
          },
          required: [
            'demoId',
            'turnId',
            'turnNumber',
            'model',
            'usage',
            'providerCostMicroUsd',
            'outputCharacters',
            'world',
            'sceneFaults',
            'narratedAt',
          ],
        },
        private: {
          type: 'object',
          properties: {
            narrative: { type: 'string' },
            suggestions: { type: 'array', items: { $ref: '#/definitions/Suggestion' } },
            scene: { $ref: '#/definitions/Scene' },
          },
          required: ['narrative', 'suggestions'],
        },
      },
      required: ['type', 'data'],
    },
    TokenUsage: {
      type: 'object',
      properties: { input: { type: 'number' }, cachedInput: { type: 'number' }, output: { type: 'number' } },
      required: ['input', 'cachedInput', 'output'],
    },
    Scene: {
      type: 'object',
      properties: {
        place: { type: 'string' },
        cameFrom: {
          type: 'object',
          properties: { place: { type: 'string' }, days: { type: 'number' } },
          required: ['place', 'days'],
        },
        hour: { $ref: '#/definitions/SceneHour' },
        people: { type: 'array', items: { $ref: '#/definitions/ScenePerson' } },
        things: { type: 'array', items: { $ref: '#/definitions/SceneThing' } },
        deeds: { type: 'array', items: { $ref: '#/definitions/SceneDeed' } },
        open: { type: 'array', items: { $ref: '#/definitions/SceneMatter' } },
      },
      required: ['place', 'hour', 'people', 'things', 'deeds', 'open'],
    },
    SceneHour: { type: 'string', enum: ['dawn', 'morning', 'noon', 'afternoon', 'evening', 'night'] },
    ScenePerson: {
      type: 'object',
      properties: {
        name: { type: 'string' },
        state: { $ref: '#/definitions/Presence' },
        where: { type: 'string' },
        regard: { type: 'number' },
        note: { type: 'string' },
      },
      required: ['name', 'state', 'where', 'regard', 'note'],
    },
    Presence: { type: 'string', enum: ['here', 'held', 'away', 'dead'] },
    SceneThing: {
      type: 'object',
      properties: {
        name: { type: 'string' },
        holder: { type: 'string' },
        gone: { type: 'boolean' },
        note: { type: 'string' },
      },
      required: ['name', 'holder', 'gone', 'note'],
    },
    SceneDeed: {
      type: 'object',
      properties: {
        act: { $ref: '#/definitions/ActKind' },
        outcome: { $ref: '#/definitions/ActOutcome' },
        text: { type: 'string' },
        to: { type: 'string' },
        answer: { type: 'string' },
        knownTo: { type: 'array', items: { type: 'string' } },
      },
      required: ['act', 'outcome', 'text', 'to', 'answer', 'knownTo'],
    },
    ActKind: {
      type: 'string',
      enum: [
        'word',
        'lie',
        'oath',
        'letter',
        'inquiry',
        'gift',
        'trade',
        'bribe',
        'order',
        'law',
        'blood',
        'war',
        'guard',
        'arrest',
        'mercy',
        'theft',
        'destruction',
        'betrayal',
        'surrender',
        'flight',
        'travel',
        'faith',
        'love',
        'care',
        'craft',
        'rest',
        'other',
      ],
    },
    ActOutcome: { type: 'string', enum: ['done', 'partly', 'failed', 'refused'] },
    SceneMatter: {
      type: 'object',
      properties: {
        kind: { $ref: '#/definitions/MatterKind' },
        from: { type: 'string' },
        text: { type: 'string' },
      },
      required: ['kind', 'from', 'text'],
    },
    MatterKind: { type: 'string', enum: ['question', 'offer', 'threat', 'order', 'guard', 'news', 'blow'] },
    DemoTurnFailed: {
      type: 'object',
      properties: {
        type: { type: 'string', const: 'DemoTurnFailed' },
        data: {
          type: 'object',
          properties: {
            demoId: { type: 'string' },
            turnId: { type: 'string' },
            turnNumber: { type: 'number' },
            code: { $ref: '#/definitions/DemoFailureCode' },
            providerCostMicroUsd: { $ref: '#/definitions/MicroUsd' },
            failedAt: { type: 'string' },
          },
          required: ['demoId', 'turnId', 'turnNumber', 'code', 'providerCostMicroUsd', 'failedAt'],
        },
      },
      required: ['type', 'data'],
    },
    DemoFailureCode: {
      type: 'string',
      enum: [
        'timed_out',
        'model_quota_exceeded',
        'model_quota_insufficient',
        'model_rate_limited',
        'model_unavailable',
        'model_answer_malformed',
        'model_refused',
        'text_refused',
        'answer_refused',
        'prompt_too_long',
        'text_unreadable',
        'queue_unavailable',
        'narration_broken_off',
        'demo_forgotten',
      ],
    },
    DemoContinued: {
      type: 'object',
      properties: {
        type: { type: 'string', const: 'DemoContinued' },
        data: {
          type: 'object',
          properties: {
            demoId: { type: 'string' },
            playerId: { type: 'string' },
            gameId: { type: 'string' },
            characterId: { type: 'number' },
            continuedAt: { type: 'string' },
          },
          required: ['demoId', 'playerId', 'gameId', 'characterId', 'continuedAt'],
        },
      },
      required: ['type', 'data'],
    },
    DemoForgotten: {
      type: 'object',
      properties: {
        type: { type: 'string', const: 'DemoForgotten' },
        data: {
          type: 'object',
          properties: { demoId: { type: 'string' }, forgottenAt: { type: 'string' } },
          required: ['demoId', 'forgottenAt'],
        },
      },
      required: ['type', 'data'],
    },
    ExceptionEvent: {
      anyOf: [
        { $ref: '#/definitions/ExceptionTaken' },
        { $ref: '#/definitions/ExceptionHandedBack' },
        { $ref: '#/definitions/ExceptionExplained' },
        { $ref: '#/definitions/ExplanationDeclined' },
        { $ref: '#/definitions/ExceptionAccepted' },
      ],
    },
    ExceptionTaken: {
      type: 'object',
      properties: {
        type: { type: 'string', const: 'ExceptionTaken' },
        data: {
          type: 'object',
          properties: {
            exceptionId: { type: 'string' },
            staffId: { type: 'string' },
            takenAt: { type: 'string' },
          },
          required: ['exceptionId', 'staffId', 'takenAt'],
        },
      },
      required: ['type', 'data'],
    },
    ExceptionHandedBack: {
      type: 'object',
      properties: {
        type: { type: 'string', const: 'ExceptionHandedBack' },
        data: {
          type: 'object',
          properties: {
            exceptionId: { type: 'string' },
            staffId: { type: 'string' },
            handedBackAt: { type: 'string' },
          },
          required: ['exceptionId', 'staffId', 'handedBackAt'],
        },
      },
      required: ['type', 'data'],
    },
    ExceptionExplained: {
      type: 'object',
      properties: {
        type: { type: 'string', const: 'ExceptionExplained' },
        data: {
          type: 'object',
          properties: {
            exceptionId: { type: 'string' },
            cause: { $ref: '#/definitions/ExceptionCause' },
            itemKind: { $ref: '#/definitions/ExceptionItemKind' },
            itemId: { type: 'string' },
            amountMicroUsd: { $ref: '#/definitions/MicroUsd' },
            staffId: { type: 'string' },
            reason: { type: 'string' },
            explainedAt: { type: 'string' },
          },
          required: [
            'exceptionId',
            'cause',
            'itemKind',
            'itemId',
            'amountMicroUsd',
            'staffId',
            'reason',
            'explainedAt',
          ],
        },
      },
      required: ['type', 'data'],
    },
    ExceptionCause: {
      type: 'string',
      enum: [
        'paid_not_credited',
        'credited_not_paid',
        'amount_differs',
        'unclaimed',
        'refund_mismatch',
        'dispute_mismatch',
        'owed',
        'charged_without_words',
        'reserve_unsettled',
        'provider_cost_missing',
        'provider_row_without_payment',
        'foreign_currency',
      ],
    },
    ExceptionItemKind: { type: 'string', enum: ['payment', 'turn', 'provider_row'] },
    ExplanationDeclined: {
      type: 'object',
      properties: {
        type: { type: 'string', const: 'ExplanationDeclined' },
        data: {
          type: 'object',
          properties: {
            exceptionId: { type: 'string' },
            staffId: { type: 'string' },
            reason: { type: ['string', 'null'] },
            declinedAt: { type: 'string' },
          },
          required: ['exceptionId', 'staffId', 'reason', 'declinedAt'],
        },
      },
      required: ['type', 'data'],
    },
    ExceptionAccepted: {
      type: 'object',
      properties: {
        type: { type: 'string', const: 'ExceptionAccepted' },
        data: {
          type: 'object',
          properties: {
            exceptionId: { type: 'string' },
            staffId: { type: 'string' },
            amountMicroUsd: { $ref: '#/definitions/MicroUsd' },
            acceptedAt: { type: 'string' },
          },
          required: ['exceptionId', 'staffId', 'amountMicroUsd', 'acceptedAt'],
        },
      },
      required: ['type', 'data'],
    },
    GameEvent: {
      anyOf: [
        { $ref: '#/definitions/GameStarted' },
        { $ref: '#/definitions/TurnSubmitted' },
        { $ref: '#/definitions/TurnNarrated' },
        { $ref: '#/definitions/TurnFailed' },
        { $ref: '#/definitions/TurnStopped' },
        { $ref: '#/definitions/GameSaved' },
        { $ref: '#/definitions/GameRewound' },
        { $ref: '#/definitions/BranchNamed' },
        { $ref: '#/definitions/ChronicleAmended' },
        { $ref: '#/definitions/ChronicleSummarised' },
        { $ref: '#/definitions/TurnReported' },
        { $ref: '#/definitions/GameShared' },
        { $ref: '#/definitions/ShareRevoked' },
        { $ref: '#/definitions/GameDeleted' },
      ],
    },
    GameStarted: {
      type: 'object',
      properties: {
        type: { type: 'string', const: 'GameStarted' },
        data: {
          type: 'object',
          properties: {
            gameId: { type: 'string' },
            playerId: { type: 'string' },
            gameType: { $ref: '#/definitions/GameType' },
            difficulty: { $ref: '#/definitions/Difficulty' },
            characterId: { type: 'number' },
            isHistorical: { type: 'boolean' },
            world: { $ref: '#/definitions/WorldState' },
            prologue: { anyOf: [{ $ref: '#/definitions/PrologueSource' }, { type: 'null' }] },
          },
          required: [
            'gameId',
            'playerId',
            'gameType',
            'difficulty',
            'characterId',
            'isHistorical',
            'world',
            'prologue',
          ],
        },
        private: {
          type: 'object',
          properties: {
            character: { $ref: '#/definitions/CharacterSheet' },
            narrative: { type: 'string' },
            suggestions: { type: 'array', items: { $ref: '#/definitions/Suggestion' } },
            prologue: { $ref: '#/definitions/PrologueStory' },
            scene: { $ref: '#/definitions/Scene' },
          },
          required: ['character', 'narrative', 'suggestions'],
        },
      },
      required: ['type', 'data'],
    },
    Difficulty: { type: 'string', enum: ['easy', 'normal', 'hard'] },
    PrologueSource: { type: 'string', enum: ['server', 'browser'] },
    CharacterSheet: {
      type: 'object',
      properties: {
        name: { type: 'string' },
        estate: { type: 'string' },
        profession: { type: 'string' },
        description: { type: 'string' },
        politicalLeanings: { type: 'string', enum: ['radical', 'revolutionary', 'moderate', 'conservative'] },
      },
      required: ['name', 'estate', 'profession', 'description', 'politicalLeanings'],
    },
    PrologueStory: {
      type: 'object',
      properties: {
        opening: { type: 'string' },
        turns: {
          type: 'array',
          items: {
            type: 'object',
            properties: { action: { type: 'string' }, narrative: { type: 'string' } },
            required: ['action', 'narrative'],
          },
        },
      },
      required: ['opening', 'turns'],
    },
    TurnSubmitted: {
      type: 'object',
      properties: {
        type: { type: 'string', const: 'TurnSubmitted' },
        data: {
          type: 'object',
          properties: {
            gameId: { type: 'string' },
            playerId: { type: 'string' },
            turnId: { type: 'string' },
            turnNumber: { type: 'number' },
            parentTurnId: { type: 'string' },
            kind: { $ref: '#/definitions/TurnKind' },
            bodyHash: { type: 'string' },
            inputCharacters: { type: 'number' },
            ceilingMicroUsd: { $ref: '#/definitions/MicroUsd' },
            priceVersion: { type: 'string' },
            submittedAt: { type: 'string' },
          },
          required: [
            'gameId',
            'playerId',
            'turnId',
            'turnNumber',
            'parentTurnId',
            'kind',
            'bodyHash',
            'inputCharacters',
            'ceilingMicroUsd',
            'priceVersion',
            'submittedAt',
          ],
        },
        private: { type: 'object', properties: { userInput: { type: 'string' } }, required: ['userInput'] },
      },
      required: ['type', 'data'],
    },
    TurnKind: { type: 'string', enum: ['action', 'suggestion', 'question'] },
    TurnNarrated: {
      type: 'object',
      properties: {
        type: { type: 'string', const: 'TurnNarrated' },
        data: {
          type: 'object',
          properties: {
            gameId: { type: 'string' },
            playerId: { type: 'string' },
            turnId: { type: 'string' },
            turnNumber: { type: 'number' },
            attempt: { type: 'number' },
            model: { type: 'string' },
            usage: { $ref: '#/definitions/TokenUsage' },
            priceVersion: { type: 'string' },
            chargeMicroUsd: { $ref: '#/definitions/MicroUsd' },
            providerCostMicroUsd: { $ref: '#/definitions/MicroUsd' },
            outputCharacters: { type: 'number' },
            world: { $ref: '#/definitions/WorldState' },
            ending: { anyOf: [{ $ref: '#/definitions/EndingKind' }, { type: 'null' }] },
            chronicleLines: { type: 'number' },
            sceneFaults: { type: 'number' },
            begunAt: { type: ['string', 'null'] },
            narratedAt: { type: 'string' },
          },
          required: [
            'gameId',
            'playerId',
            'turnId',
            'turnNumber',
            'attempt',
            'model',
            'usage',
            'priceVersion',
            'chargeMicroUsd',
            'providerCostMicroUsd',
            'outputCharacters',
            'world',
            'ending',
            'chronicleLines',
            'sceneFaults',
            'begunAt',
            'narratedAt',
          ],
        },
        private: {
          type: 'object',
          properties: {
            narrative: { type: 'string' },
            suggestions: { type: 'array', items: { $ref: '#/definitions/Suggestion' } },
            chronicle: { type: 'array', items: { $ref: '#/definitions/ChronicleDelta' } },
            scene: { $ref: '#/definitions/Scene' },
            epilogue: { type: 'string' },
          },
          required: ['narrative', 'suggestions'],
        },
      },
      required: ['type', 'data'],
    },
    EndingKind: { type: 'string', enum: ['death', 'triumph', 'last_day'] },
    ChronicleDelta: {
      type: 'object',
      properties: {
        change: { $ref: '#/definitions/ChronicleChange' },
        lineId: { type: ['string', 'null'] },
        topic: { $ref: '#/definitions/ChronicleTopic' },
        subject: { type: 'string' },
        text: { type: 'string' },
        fromPlayer: { type: 'boolean' },
      },
      required: ['change', 'lineId', 'topic', 'subject', 'text', 'fromPlayer'],
    },
    ChronicleChange: { type: 'string', enum: ['new', 'changed', 'settled'] },
    ChronicleTopic: {
      type: 'string',
      enum: ['person', 'place', 'promise', 'debt', 'wound', 'death', 'secret', 'faction', 'history'],
    },
    TurnFailed: {
      type: 'object',
      properties: {
        type: { type: 'string', const: 'TurnFailed' },
        data: {
          type: 'object',
          properties: {
            gameId: { type: 'string' },
            playerId: { type: 'string' },
            turnId: { type: 'string' },
            turnNumber: { type: 'number' },
            code: { $ref: '#/definitions/TurnFailureCode' },
            reason: { type: 'string' },
            providerCostMicroUsd: { $ref: '#/definitions/MicroUsd' },
            begunAt: { type: ['string', 'null'] },
            failedAt: { type: 'string' },
          },
          required: [
            'gameId',
            'playerId',
            'turnId',
            'turnNumber',
            'code',
            'providerCostMicroUsd',
            'begunAt',
            'failedAt',
          ],
        },
      },
      required: ['type', 'data'],
    },
    TurnFailureCode: {
      type: 'string',
      enum: [
        'insufficient_credits',
        'credits_frozen',
        'reservation_lost',
        'stopped_before_first_word',
        'timed_out',
        'failed_by_support',
        'failed_by_operator',
        'game_deleted',
        'player_erased',
        'model_quota_exceeded',
        'model_quota_insufficient',
        'model_rate_limited',
        'model_unavailable',
        'model_answer_malformed',
        'model_refused',
        'text_refused',
        'answer_refused',
        'prompt_too_long',
        'text_unreadable',
      ],
    },
    TurnStopped: {
      type: 'object',
      properties: {
        type: { type: 'string', const: 'TurnStopped' },
        data: {
          type: 'object',
          properties: {
            gameId: { type: 'string' },
            playerId: { type: 'string' },
            turnId: { type: 'string' },
            turnNumber: { type: 'number' },
            attempt: { type: 'number' },
            model: { type: 'string' },
            usage: { $ref: '#/definitions/TokenUsage' },
            priceVersion: { type: 'string' },
            chargeMicroUsd: { $ref: '#/definitions/MicroUsd' },
            providerCostMicroUsd: { $ref: '#/definitions/MicroUsd' },
            outputCharacters: { type: 'number' },
            world: { $ref: '#/definitions/WorldState' },
            begunAt: { type: ['string', 'null'] },
            stoppedAt: { type: 'string' },
          },
          required: [
            'gameId',
            'playerId',
            'turnId',
            'turnNumber',
            'attempt',
            'model',
            'usage',
            'priceVersion',
            'chargeMicroUsd',
            'providerCostMicroUsd',
            'outputCharacters',
            'world',
            'begunAt',
            'stoppedAt',
          ],
        },
        private: {
          type: 'object',
          properties: {
            narrative: { type: 'string' },
            suggestions: { type: 'array', items: { $ref: '#/definitions/Suggestion' } },
          },
          required: ['narrative', 'suggestions'],
        },
      },
      required: ['type', 'data'],
    },
    GameSaved: {
      type: 'object',
      properties: {
        type: { type: 'string', const: 'GameSaved' },
        data: {
          type: 'object',
          properties: {
            gameId: { type: 'string' },
            playerId: { type: 'string' },
            turnId: { type: 'string' },
            savedAt: { type: 'string' },
          },
          required: ['gameId', 'playerId', 'turnId', 'savedAt'],
        },
      },
      required: ['type', 'data'],
    },
    GameRewound: {
      type: 'object',
      properties: {
        type: { type: 'string', const: 'GameRewound' },
        data: {
          type: 'object',
          properties: {
            gameId: { type: 'string' },
            playerId: { type: 'string' },
            toTurnId: { type: 'string' },
            rewoundAt: { type: 'string' },
          },
          required: ['gameId', 'playerId', 'toTurnId', 'rewoundAt'],
        },
      },
      required: ['type', 'data'],
    },
    BranchNamed: {
      type: 'object',
      properties: {
        type: { type: 'string', const: 'BranchNamed' },
        data: {
          type: 'object',
          properties: {
            gameId: { type: 'string' },
            playerId: { type: 'string' },
            branchId: { type: 'string' },
            namedAt: { type: 'string' },
          },
          required: ['gameId', 'playerId', 'branchId', 'namedAt'],
        },
        private: { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] },
      },
      required: ['type', 'data'],
    },
    ChronicleAmended: {
      type: 'object',
      properties: {
        type: { type: 'string', const: 'ChronicleAmended' },
        data: {
          type: 'object',
          properties: {
            gameId: { type: 'string' },
            playerId: { type: 'string' },
            lineId: { type: 'string' },
            change: { $ref: '#/definitions/ChronicleAmendmentKind' },
            amendedAt: { type: 'string' },
          },
          required: ['gameId', 'playerId', 'lineId', 'change', 'amendedAt'],
        },
        private: { type: 'object', properties: { text: { type: 'string' } }, required: ['text'] },
      },
      required: ['type', 'data'],
    },
    ChronicleAmendmentKind: {
      type: 'string',
      enum: ['pinned', 'unpinned', 'corrected', 'struck', 'restored'],
    },
    ChronicleSummarised: {
      type: 'object',
      properties: {
        type: { type: 'string', const: 'ChronicleSummarised' },
        data: {
          type: 'object',
          properties: {
            gameId: { type: 'string' },
            playerId: { type: 'string' },
            summaryId: { type: 'string' },
            throughTurnId: { type: 'string' },
            lines: { type: 'number' },
            model: { type: 'string' },
            usage: { $ref: '#/definitions/TokenUsage' },
            providerCostMicroUsd: { $ref: '#/definitions/MicroUsd' },
            summarisedAt: { type: 'string' },
          },
          required: [
            'gameId',
            'playerId',
            'summaryId',
            'throughTurnId',
            'lines',
            'model',
            'usage',
            'providerCostMicroUsd',
            'summarisedAt',
          ],
        },
        private: {
          type: 'object',
          properties: { lines: { type: 'array', items: { $ref: '#/definitions/ChronicleSummaryLine' } } },
          required: ['lines'],
        },
      },
      required: ['type', 'data'],
    },
    ChronicleSummaryLine: {
      type: 'object',
      properties: {
        replaces: { type: 'array', items: { type: 'string' } },
        topic: { $ref: '#/definitions/ChronicleTopic' },
        subject: { type: 'string' },
        text: { type: 'string' },
      },
      required: ['replaces', 'topic', 'subject', 'text'],
    },
    TurnReported: {
      type: 'object',
      properties: {
        type: { type: 'string', const: 'TurnReported' },
        data: {
          type: 'object',
          properties: {
            gameId: { type: 'string' },
            playerId: { type: 'string' },
            turnId: { type: 'string' },
            reportId: { type: 'string' },
            reason: { $ref: '#/definitions/ReportReason' },
            reportedAt: { type: 'string' },
          },
          required: ['gameId', 'playerId', 'turnId', 'reportId', 'reason', 'reportedAt'],
        },
        private: { type: 'object', properties: { comment: { type: 'string' } }, required: ['comment'] },
      },
      required: ['type', 'data'],
    },
    ReportReason: { type: 'string', enum: ['offensive', 'sexual', 'harmful', 'untrue', 'broken', 'other'] },
    GameShared: {
      type: 'object',
      properties: {
        type: { type: 'string', const: 'GameShared' },
        data: {
          type: 'object',
          properties: {
            gameId: { type: 'string' },
            playerId: { type: 'string' },
            shareId: { type: 'string' },
            turnId: { type: 'string' },
            sharedAt: { type: 'string' },
          },
          required: ['gameId', 'playerId', 'shareId', 'turnId', 'sharedAt'],
        },
      },
      required: ['type', 'data'],
    },
    ShareRevoked: {
      type: 'object',
      properties: {
        type: { type: 'string', const: 'ShareRevoked' },
        data: {
          type: 'object',
          properties: {
            gameId: { type: 'string' },
            playerId: { type: 'string' },
            shareId: { type: 'string' },
            revokedAt: { type: 'string' },
          },
          required: ['gameId', 'playerId', 'shareId', 'revokedAt'],
        },
      },
      required: ['type', 'data'],
    },
    GameDeleted: {
      type: 'object',
      properties: {
        type: { type: 'string', const: 'GameDeleted' },
        data: {
          type: 'object',
          properties: {
            gameId: { type: 'string' },
            playerId: { type: 'string' },
            deletedAt: { type: 'string' },
          },
          required: ['gameId', 'playerId', 'deletedAt'],
        },
      },
      required: ['type', 'data'],
    },
    NarrationEvent: {
      anyOf: [
        { $ref: '#/definitions/NarrationPaused' },
        { $ref: '#/definitions/NarrationResumed' },
        { $ref: '#/definitions/NarratorQuieted' },
        { $ref: '#/definitions/NarratorDrained' },
        { $ref: '#/definitions/NarratorWoken' },
        { $ref: '#/definitions/NarratorSlotsSet' },
        { $ref: '#/definitions/DailyCapSet' },
        { $ref: '#/definitions/DailyCapReset' },
        { $ref: '#/definitions/FallbackForced' },
        { $ref: '#/definitions/FallbackLifted' },
      ],
    },
    NarrationPaused: {
      type: 'object',
      properties: {
        type: { type: 'string', const: 'NarrationPaused' },
        data: {
          type: 'object',
          properties: {
            reason: { type: 'string' },
            staffId: { type: 'string' },
            pausedAt: { type: 'string' },
          },
          required: ['reason', 'staffId', 'pausedAt'],
        },
      },
      required: ['type', 'data'],
    },
    NarrationResumed: {
      type: 'object',
      properties: {
        type: { type: 'string', const: 'NarrationResumed' },
        data: {
          type: 'object',
          properties: { staffId: { type: 'string' }, resumedAt: { type: 'string' } },
          required: ['staffId', 'resumedAt'],
        },
      },
      required: ['type', 'data'],
    },
    NarratorQuieted: {
      type: 'object',
      properties: {
        type: { type: 'string', const: 'NarratorQuieted' },
        data: {
          type: 'object',
          properties: {
            narrator: { type: 'string' },
            staffId: { type: 'string' },
            quietedAt: { type: 'string' },
          },
          required: ['narrator', 'staffId', 'quietedAt'],
        },
      },
      required: ['type', 'data'],
    },
    NarratorDrained: {
      type: 'object',
      properties: {
        type: { type: 'string', const: 'NarratorDrained' },
        data: {
          type: 'object',
          properties: {
            narrator: { type: 'string' },
            staffId: { type: 'string' },
            drainedAt: { type: 'string' },
          },
          required: ['narrator', 'staffId', 'drainedAt'],
        },
      },
      required: ['type', 'data'],
    },
    NarratorWoken: {
      type: 'object',
      properties: {
        type: { type: 'string', const: 'NarratorWoken' },
        data: {
          type: 'object',
          properties: {
            narrator: { type: 'string' },
            staffId: { type: 'string' },
            wokenAt: { type: 'string' },
          },
          required: ['narrator', 'staffId', 'wokenAt'],
        },
      },
      required: ['type', 'data'],
    },
    NarratorSlotsSet: {
      type: 'object',
      properties: {
        type: { type: 'string', const: 'NarratorSlotsSet' },
        data: {
          type: 'object',
          properties: {
            narrator: { type: 'string' },
            slots: { type: ['number', 'null'] },
            staffId: { type: 'string' },
            setAt: { type: 'string' },
          },
          required: ['narrator', 'slots', 'staffId', 'setAt'],
        },
      },
      required: ['type', 'data'],
    },
    DailyCapSet: {
      type: 'object',
      properties: {
        type: { type: 'string', const: 'DailyCapSet' },
        data: {
          type: 'object',
          properties: {
            capMicroUsd: { anyOf: [{ $ref: '#/definitions/MicroUsd' }, { type: 'null' }] },
            reason: { type: 'string' },
            staffId: { type: 'string' },
            setAt: { type: 'string' },
          },
          required: ['capMicroUsd', 'reason', 'staffId', 'setAt'],
        },
      },
      required: ['type', 'data'],
    },
    DailyCapReset: {
      type: 'object',
      properties: {
        type: { type: 'string', const: 'DailyCapReset' },
        data: {
          type: 'object',
          properties: { staffId: { type: 'string' }, resetAt: { type: 'string' } },
          required: ['staffId', 'resetAt'],
        },
      },
      required: ['type', 'data'],
    },
    FallbackForced: {
      type: 'object',
      properties: {
        type: { type: 'string', const: 'FallbackForced' },
        data: {
          type: 'object',
          properties: {
            reason: { type: 'string' },
            staffId: { type: 'string' },
            forcedAt: { type: 'string' },
          },
          required: ['reason', 'staffId', 'forcedAt'],
        },
      },
      required: ['type', 'data'],
    },
    FallbackLifted: {
      type: 'object',
      properties: {
        type: { type: 'string', const: 'FallbackLifted' },
        data: {
          type: 'object',
          properties: { staffId: { type: 'string' }, liftedAt: { type: 'string' } },
          required: ['staffId', 'liftedAt'],
        },
      },
      required: ['type', 'data'],
    },
    PaymentEvent: {
      anyOf: [
        { $ref: '#/definitions/CheckoutOpened' },
        { $ref: '#/definitions/CheckoutSessionAttached' },
        { $ref: '#/definitions/PaymentCompleted' },
        { $ref: '#/definitions/PaymentClaimed' },
        { $ref: '#/definitions/CheckoutExpired' },
        { $ref: '#/definitions/PaymentRefunded' },
        { $ref: '#/definitions/PaymentRefundFailed' },
        { $ref: '#/definitions/MoneyOwed' },
        { $ref: '#/definitions/PaymentDisputed' },
        { $ref: '#/definitions/DisputeClosed' },
        { $ref: '#/definitions/DisputeReopened' },
        { $ref: '#/definitions/UnclaimedReturnBegun' },
        { $ref: '#/definitions/UnclaimedPaymentReturned' },
        { $ref: '#/definitions/UnclaimedReturnRefused' },
      ],
    },
    CheckoutOpened: {
      type: 'object',
      properties: {
        type: { type: 'string', const: 'CheckoutOpened' },
        data: {
          type: 'object',
          properties: {
            paymentId: { type: 'string' },
            playerId: { type: ['string', 'null'] },
            product: { $ref: '#/definitions/Product' },
            amountCents: { $ref: '#/definitions/Cents' },
            creditsMicroUsd: { $ref: '#/definitions/MicroUsd' },
            returnTo: { $ref: '#/definitions/ReturnTo' },
            openedAt: { type: 'string' },
          },
          required: [
            'paymentId',
            'playerId',
            'product',
            'amountCents',
            'creditsMicroUsd',
            'returnTo',
            'openedAt',
          ],
        },
      },
      required: ['type', 'data'],
    },
    Product: { type: 'string', enum: ['credits', 'full-game'] },
    Cents: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
    ReturnTo: { type: 'string', enum: ['account', 'thank-you', 'game'] },
    CheckoutSessionAttached: {
      type: 'object',
      properties: {
        type: { type: 'string', const: 'CheckoutSessionAttached' },
        data: {
          type: 'object',
          properties: { paymentId: { type: 'string' }, sessionId: { type: 'string' } },
          required: ['paymentId', 'sessionId'],
        },
      },
      required: ['type', 'data'],
    },
    PaymentCompleted: {
      type: 'object',
      properties: {
        type: { type: 'string', const: 'PaymentCompleted' },
        data: {
          type: 'object',
          properties: {
            paymentId: { type: 'string' },
            playerId: { type: ['string', 'null'] },
            sessionId: { type: 'string' },
            paymentIntentId: { type: 'string' },
            product: { $ref: '#/definitions/Product' },
            amountCents: { $ref: '#/definitions/Cents' },
            creditsMicroUsd: { $ref: '#/definitions/MicroUsd' },
            completedAt: { type: 'string' },
          },
          required: [
            'paymentId',
            'playerId',
            'sessionId',
            'paymentIntentId',
            'product',
            'amountCents',
            'creditsMicroUsd',
            'completedAt',
          ],
        },
      },
      required: ['type', 'data'],
    },
    PaymentClaimed: {
      type: 'object',
      properties: {
        type: { type: 'string', const: 'PaymentClaimed' },
        data: {
          type: 'object',
          properties: {
            paymentId: { type: 'string' },
            playerId: { type: 'string' },
            product: { $ref: '#/definitions/Product' },
            creditsMicroUsd: { $ref: '#/definitions/MicroUsd' },
          },
          required: ['paymentId', 'playerId', 'product', 'creditsMicroUsd'],
        },
      },
      required: ['type', 'data'],
    },
    CheckoutExpired: {
      type: 'object',
      properties: {
        type: { type: 'string', const: 'CheckoutExpired' },
        data: {
          type: 'object',
          properties: { paymentId: { type: 'string' }, expiredAt: { type: 'string' } },
          required: ['paymentId', 'expiredAt'],
        },
      },
      required: ['type', 'data'],
    },
    PaymentRefunded: {
      type: 'object',
      properties: {
        type: { type: 'string', const: 'PaymentRefunded' },
        data: {
          type: 'object',
          properties: {
            paymentId: { type: 'string' },
            refundId: { type: 'string' },
            amountCents: { $ref: '#/definitions/Cents' },
          },
          required: ['paymentId', 'refundId', 'amountCents'],
        },
      },
      required: ['type', 'data'],
    },
    PaymentRefundFailed: {
      type: 'object',
      properties: {
        type: { type: 'string', const: 'PaymentRefundFailed' },
        data: {
          type: 'object',
          properties: {
            paymentId: { type: 'string' },
            refundId: { type: 'string' },
            amountCents: { $ref: '#/definitions/Cents' },
          },
          required: ['paymentId', 'refundId', 'amountCents'],
        },
      },
      required: ['type', 'data'],
    },
    MoneyOwed: {
      type: 'object',
      properties: {
        type: { type: 'string', const: 'MoneyOwed' },
        data: {
          type: 'object',
          properties: {
            paymentId: { type: 'string' },
            playerId: { type: ['string', 'null'] },
            refundId: { type: 'string' },
            amountCents: { $ref: '#/definitions/Cents' },
            code: { type: 'string' },
          },
          required: ['paymentId', 'playerId', 'refundId', 'amountCents', 'code'],
        },
      },
      required: ['type', 'data'],
    },
    PaymentDisputed: {
      type: 'object',
      properties: {
        type: { type: 'string', const: 'PaymentDisputed' },
        data: {
          type: 'object',
          properties: {
            paymentId: { type: 'string' },
            playerId: { type: ['string', 'null'] },
            disputeId: { type: 'string' },
            amountCents: { $ref: '#/definitions/Cents' },
          },
          required: ['paymentId', 'playerId', 'disputeId', 'amountCents'],
        },
      },
      required: ['type', 'data'],
    },
    DisputeClosed: {
      type: 'object',
      properties: {
        type: { type: 'string', const: 'DisputeClosed' },
        data: {
          type: 'object',
          properties: {
            paymentId: { type: 'string' },
            playerId: { type: ['string', 'null'] },
            disputeId: { type: 'string' },
            outcome: { type: 'string', enum: ['won', 'lost'] },
            amountCents: { $ref: '#/definitions/Cents' },
            lostCents: { $ref: '#/definitions/Cents' },
          },
          required: ['paymentId', 'playerId', 'disputeId', 'outcome', 'amountCents', 'lostCents'],
        },
      },
      required: ['type', 'data'],
    },
    DisputeReopened: {
      type: 'object',
      properties: {
        type: { type: 'string', const: 'DisputeReopened' },
        data: {
          type: 'object',
          properties: {
            paymentId: { type: 'string' },
            playerId: { type: ['string', 'null'] },
            disputeId: { type: 'string' },
            amountCents: { $ref: '#/definitions/Cents' },
          },
          required: ['paymentId', 'playerId', 'disputeId', 'amountCents'],
        },
      },
      required: ['type', 'data'],
    },
    UnclaimedReturnBegun: {
      type: 'object',
      properties: {
        type: { type: 'string', const: 'UnclaimedReturnBegun' },
        data: {
          type: 'object',
          properties: {
            paymentId: { type: 'string' },
            refundId: { type: 'string' },
            amountCents: { $ref: '#/definitions/Cents' },
            begunAt: { type: 'string' },
          },
          required: ['paymentId', 'refundId', 'amountCents', 'begunAt'],
        },
      },
      required: ['type', 'data'],
    },
    UnclaimedPaymentReturned: {
      type: 'object',
      properties: {
        type: { type: 'string', const: 'UnclaimedPaymentReturned' },
        data: {
          type: 'object',
          properties: {
            paymentId: { type: 'string' },
            refundId: { type: 'string' },
            amountCents: { $ref: '#/definitions/Cents' },
          },
          required: ['paymentId', 'refundId', 'amountCents'],
        },
      },
      required: ['type', 'data'],
    },
    UnclaimedReturnRefused: {
      type: 'object',
      properties: {
        type: { type: 'string', const: 'UnclaimedReturnRefused' },
        data: {
          type: 'object',
          properties: {
            paymentId: { type: 'string' },
            refundId: { type: 'string' },
            code: { type: 'string' },
          },
          required: ['paymentId', 'refundId', 'code'],
        },
      },
      required: ['type', 'data'],
    },
    PlayerEvent: {
      anyOf: [
        { $ref: '#/definitions/PlayerRegistered' },
        { $ref: '#/definitions/FullGameUnlocked' },
        { $ref: '#/definitions/CharacterCreated' },
        { $ref: '#/definitions/CharacterEdited' },
        { $ref: '#/definitions/CharacterRemoved' },
        { $ref: '#/definitions/SettingsChanged' },
        { $ref: '#/definitions/SignedIn' },
        { $ref: '#/definitions/PlayerSuspended' },
        { $ref: '#/definitions/SuspensionLifted' },
        { $ref: '#/definitions/PlayerErasureRequested' },
        { $ref: '#/definitions/PlayerErased' },
      ],
    },
    PlayerRegistered: {
      type: 'object',
      properties: {
        type: { type: 'string', const: 'PlayerRegistered' },
        data: {
          type: 'object',
          properties: { playerId: { type: 'string' }, registeredAt: { type: 'string' } },
          required: ['playerId', 'registeredAt'],
        },
      },
      required: ['type', 'data'],
    },
    FullGameUnlocked: {
      type: 'object',
      properties: {
        type: { type: 'string', const: 'FullGameUnlocked' },
        data: {
          type: 'object',
          properties: { playerId: { type: 'string' }, paymentId: { type: 'string' } },
          required: ['playerId', 'paymentId'],
        },
      },
      required: ['type', 'data'],
    },
    CharacterCreated: {
      type: 'object',
      properties: {
        type: { type: 'string', const: 'CharacterCreated' },
        data: {
          type: 'object',
          properties: {
            playerId: { type: 'string' },
            characterId: { type: 'number' },
            gameType: { $ref: '#/definitions/GameType' },
            requestId: { type: ['string', 'null'] },
            bodyHash: { type: ['string', 'null'] },
          },
          required: ['playerId', 'characterId', 'gameType', 'requestId', 'bodyHash'],
        },
        private: { $ref: '#/definitions/CharacterSheet' },
      },
      required: ['type', 'data'],
    },
    CharacterEdited: {
      type: 'object',
      properties: {
        type: { type: 'string', const: 'CharacterEdited' },
        data: {
          type: 'object',
          properties: {
            playerId: { type: 'string' },
            characterId: { type: 'number' },
            gameType: { $ref: '#/definitions/GameType' },
          },
          required: ['playerId', 'characterId', 'gameType'],
        },
        private: { $ref: '#/definitions/CharacterSheet' },
      },
      required: ['type', 'data'],
    },
    CharacterRemoved: {
      type: 'object',
      properties: {
        type: { type: 'string', const: 'CharacterRemoved' },
        data: {
          type: 'object',
          properties: { playerId: { type: 'string' }, characterId: { type: 'number' } },
          required: ['playerId', 'characterId'],
        },
      },
      required: ['type', 'data'],
    },
    SettingsChanged: {
      type: 'object',
      properties: {
        type: { type: 'string', const: 'SettingsChanged' },
        data: {
          type: 'object',
          properties: { playerId: { type: 'string' }, settings: { $ref: '#/definitions/PlayerSettings' } },
          required: ['playerId', 'settings'],
        },
      },
      required: ['type', 'data'],
    },
    PlayerSettings: {
      type: 'object',
      properties: {
        emailNotifications: { type: 'boolean' },
        autoSave: { type: 'boolean' },
        historicalAccuracy: { type: 'boolean' },
        language: { $ref: '#/definitions/NarrationLanguage' },
      },
      required: ['emailNotifications', 'autoSave', 'historicalAccuracy', 'language'],
    },
    NarrationLanguage: { type: 'string', enum: ['en', 'de', 'es', 'fr', 'it', 'ja', 'nl', 'pl', 'pt'] },
    SignedIn: {
      type: 'object',
      properties: {
        type: { type: 'string', const: 'SignedIn' },
        data: {
          type: 'object',
          properties: { playerId: { type: 'string' }, signedInAt: { type: 'string' } },
          required: ['playerId', 'signedInAt'],
        },
      },
      required: ['type', 'data'],
    },
    PlayerSuspended: {
      type: 'object',
      properties: {
        type: { type: 'string', const: 'PlayerSuspended' },
        data: {
          type: 'object',
          properties: {
            playerId: { type: 'string' },
            actId: { type: 'string' },
            suspendedAt: { type: 'string' },
          },
          required: ['playerId', 'actId', 'suspendedAt'],
        },
      },
      required: ['type', 'data'],
    },
    SuspensionLifted: {
      type: 'object',
      properties: {
        type: { type: 'string', const: 'SuspensionLifted' },
        data: {
          type: 'object',
          properties: {
            playerId: { type: 'string' },
            actId: { type: 'string' },
            liftedAt: { type: 'string' },
          },
          required: ['playerId', 'actId', 'liftedAt'],
        },
      },
      required: ['type', 'data'],
    },
    PlayerErasureRequested: {
      type: 'object',
      properties: {
        type: { type: 'string', const: 'PlayerErasureRequested' },
        data: {
          type: 'object',
          properties: { playerId: { type: 'string' }, requestedAt: { type: 'string' } },
          required: ['playerId', 'requestedAt'],
        },
      },
      required: ['type', 'data'],
    },
    PlayerErased: {
      type: 'object',
      properties: {
        type: { type: 'string', const: 'PlayerErased' },
        data: {
          type: 'object',
          properties: { playerId: { type: 'string' }, erasedAt: { type: 'string' } },
          required: ['playerId', 'erasedAt'],
        },
      },
      required: ['type', 'data'],
    },
    StaffEvent: {
      anyOf: [
        { $ref: '#/definitions/StaffInvited' },
        { $ref: '#/definitions/StaffJoined' },
        { $ref: '#/definitions/StaffRolesChanged' },
        { $ref: '#/definitions/StaffSignedIn' },
        { $ref: '#/definitions/StaffSessionEnded' },
        { $ref: '#/definitions/SecondFactorReset' },
      ],
    },
    StaffInvited: {
      type: 'object',
      properties: {
        type: { type: 'string', const: 'StaffInvited' },
        data: {
          type: 'object',
          properties: {
            staffId: { type: 'string' },
            roles: { type: 'array', items: { $ref: '#/definitions/StaffRole' } },
            invitedAt: { type: 'string' },
          },
          required: ['staffId', 'roles', 'invitedAt'],
        },
      },
      required: ['type', 'data'],
    },
    StaffRole: { type: 'string', enum: ['support', 'auditor', 'operator'] },
    StaffJoined: {
      type: 'object',
      properties: {
        type: { type: 'string', const: 'StaffJoined' },
        data: {
          type: 'object',
          properties: { staffId: { type: 'string' }, joinedAt: { type: 'string' } },
          required: ['staffId', 'joinedAt'],
        },
      },
      required: ['type', 'data'],
    },
    StaffRolesChanged: {
      type: 'object',
      properties: {
        type: { type: 'string', const: 'StaffRolesChanged' },
        data: {
          type: 'object',
          properties: {
            staffId: { type: 'string' },
            roles: { type: 'array', items: { $ref: '#/definitions/StaffRole' } },
            changedAt: { type: 'string' },
          },
          required: ['staffId', 'roles', 'changedAt'],
        },
      },
      required: ['type', 'data'],
    },
    StaffSignedIn: {
      type: 'object',
      properties: {
        type: { type: 'string', const: 'StaffSignedIn' },
        data: {
          type: 'object',
          properties: {
            staffId: { type: 'string' },
            signedInAt: { type: 'string' },
            by: { $ref: '#/definitions/StaffSignInWay' },
          },
          required: ['staffId', 'signedInAt', 'by'],
        },
      },
      required: ['type', 'data'],
    },
    StaffSignInWay: { type: 'string', enum: ['password', 'recovery_code', 'provider'] },
    StaffSessionEnded: {
      type: 'object',
      properties: {
        type: { type: 'string', const: 'StaffSessionEnded' },
        data: {
          type: 'object',
          properties: {
            staffId: { type: 'string' },
            sessionId: { type: 'string' },
            endedAt: { type: 'string' },
          },
          required: ['staffId', 'sessionId', 'endedAt'],
        },
      },
      required: ['type', 'data'],
    },
    SecondFactorReset: {
      type: 'object',
      properties: {
        type: { type: 'string', const: 'SecondFactorReset' },
        data: {
          type: 'object',
          properties: { staffId: { type: 'string' }, resetAt: { type: 'string' } },
          required: ['staffId', 'resetAt'],
        },
      },
      required: ['type', 'data'],
    },
    SupportEvent: {
      anyOf: [
        { $ref: '#/definitions/PersonRead' },
        { $ref: '#/definitions/GrantOpened' },
        { $ref: '#/definitions/GrantClosed' },
        { $ref: '#/definitions/ActRequested' },
        { $ref: '#/definitions/ActApproved' },
        { $ref: '#/definitions/ActDeclined' },
        { $ref: '#/definitions/ActWithdrawn' },
        { $ref: '#/definitions/ActCarriedOut' },
        { $ref: '#/definitions/ActFailed' },
        { $ref: '#/definitions/ReportTaken' },
        { $ref: '#/definitions/ReportHandedBack' },
        { $ref: '#/definitions/ReportAnswered' },
      ],
    },
    PersonRead: {
      type: 'object',
      properties: {
        type: { type: 'string', const: 'PersonRead' },
        data: {
          type: 'object',
          properties: {
            playerId: { type: 'string' },
            staffId: { type: 'string' },
            what: { $ref: '#/definitions/PersonReadKind' },
            subjectId: { type: ['string', 'null'] },
            readAt: { type: 'string' },
          },
          required: ['playerId', 'staffId', 'what', 'subjectId', 'readAt'],
        },
      },
      required: ['type', 'data'],
    },
    PersonReadKind: {
      type: 'string',
      enum: ['found', 'card', 'timeline', 'event', 'letter', 'replay', 'proof', 'report', 'acts'],
    },
    GrantOpened: {
      type: 'object',
      properties: {
        type: { type: 'string', const: 'GrantOpened' },
        data: {
          type: 'object',
          properties: {
            playerId: { type: 'string' },
            grantId: { type: 'string' },
            staffId: { type: 'string' },
            openedAt: { type: 'string' },
            expiresAt: { type: 'string' },
          },
          required: ['playerId', 'grantId', 'staffId', 'openedAt', 'expiresAt'],
        },
        private: { type: 'object', properties: { reason: { type: 'string' } }, required: ['reason'] },
      },
      required: ['type', 'data'],
    },
    GrantClosed: {
      type: 'object',
      properties: {
        type: { type: 'string', const: 'GrantClosed' },
        data: {
          type: 'object',
          properties: {
            playerId: { type: 'string' },
            grantId: { type: 'string' },
            staffId: { type: 'string' },
            closedAt: { type: 'string' },
          },
          required: ['playerId', 'grantId', 'staffId', 'closedAt'],
        },
      },
      required: ['type', 'data'],
    },
    ActRequested: {
      type: 'object',
      properties: {
        type: { type: 'string', const: 'ActRequested' },
        data: {
          type: 'object',
          properties: {
            playerId: { type: 'string' },
            actId: { type: 'string' },
            staffId: { type: 'string' },
            act: { $ref: '#/definitions/Act' },
            needsApproval: { type: 'boolean' },
            bodyHash: { type: 'string' },
            requestedAt: { type: 'string' },
          },
          required: ['playerId', 'actId', 'staffId', 'act', 'needsApproval', 'bodyHash', 'requestedAt'],
        },
        private: {
          type: 'object',
          properties: {
            reason: { type: 'string' },
            letter: { type: 'string' },
            evidence: { $ref: '#/definitions/PaymentEvidence' },
          },
          required: ['reason'],
        },
      },
      required: ['type', 'data'],
    },
    Act: {
      anyOf: [
        {
          type: 'object',
          properties: {
            kind: { type: 'string', const: 'goodwill' },
            amountMicroUsd: { $ref: '#/definitions/MicroUsd' },
          },
          required: ['kind', 'amountMicroUsd'],
        },
        {
          type: 'object',
          properties: {
            kind: { type: 'string', const: 'refund' },
            paymentId: { type: 'string' },
            amountCents: { $ref: '#/definitions/Cents' },
          },
          required: ['kind', 'paymentId', 'amountCents'],
        },
        {
          type: 'object',
          properties: { kind: { type: 'string', const: 'attach_payment' }, paymentId: { type: 'string' } },
          required: ['kind', 'paymentId'],
        },
        {
          type: 'object',
          properties: {
            kind: { type: 'string', const: 'drive_turn' },
            gameId: { type: 'string' },
            turnId: { type: 'string' },
          },
          required: ['kind', 'gameId', 'turnId'],
        },
        {
          type: 'object',
          properties: {
            kind: { type: 'string', const: 'fail_turn' },
            gameId: { type: 'string' },
            turnId: { type: 'string' },
          },
          required: ['kind', 'gameId', 'turnId'],
        },
        {
          type: 'object',
          properties: { kind: { type: 'string', const: 'end_sessions' } },
          required: ['kind'],
        },
        { type: 'object', properties: { kind: { type: 'string', const: 'suspend' } }, required: ['kind'] },
        {
          type: 'object',
          properties: { kind: { type: 'string', const: 'lift_suspension' } },
          required: ['kind'],
        },
        {
          type: 'object',
          properties: { kind: { type: 'string', const: 'answer_report' }, reportId: { type: 'string' } },
          required: ['kind', 'reportId'],
        },
        {
          type: 'object',
          properties: { kind: { type: 'string', const: 'write_letter' } },
          required: ['kind'],
        },
      ],
    },
    PaymentEvidence: {
      type: 'object',
      properties: {
        amountCents: { $ref: '#/definitions/Cents' },
        paidOn: { type: 'string' },
        last4: { type: 'string' },
      },
      required: ['amountCents', 'paidOn', 'last4'],
    },
    ActApproved: {
      type: 'object',
      properties: {
        type: { type: 'string', const: 'ActApproved' },
        data: {
          type: 'object',
          properties: {
            playerId: { type: 'string' },
            actId: { type: 'string' },
            staffId: { type: 'string' },
            approvedAt: { type: 'string' },
          },
          required: ['playerId', 'actId', 'staffId', 'approvedAt'],
        },
      },
      required: ['type', 'data'],
    },
    ActDeclined: {
      type: 'object',
      properties: {
        type: { type: 'string', const: 'ActDeclined' },
        data: {
          type: 'object',
          properties: {
            playerId: { type: 'string' },
            actId: { type: 'string' },
            staffId: { type: 'string' },
            declinedAt: { type: 'string' },
          },
          required: ['playerId', 'actId', 'staffId', 'declinedAt'],
        },
        private: { type: 'object', properties: { reason: { type: 'string' } }, required: ['reason'] },
      },
      required: ['type', 'data'],
    },
    ActWithdrawn: {
      type: 'object',
      properties: {
        type: { type: 'string', const: 'ActWithdrawn' },
        data: {
          type: 'object',
          properties: {
            playerId: { type: 'string' },
            actId: { type: 'string' },
            staffId: { type: 'string' },
            withdrawnAt: { type: 'string' },
          },
          required: ['playerId', 'actId', 'staffId', 'withdrawnAt'],
        },
      },
      required: ['type', 'data'],
    },
    ActCarriedOut: {
      type: 'object',
      properties: {
        type: { type: 'string', const: 'ActCarriedOut' },
        data: {
          type: 'object',
          properties: {
            playerId: { type: 'string' },
            actId: { type: 'string' },
            carriedOutAt: { type: 'string' },
          },
          required: ['playerId', 'actId', 'carriedOutAt'],
        },
      },
      required: ['type', 'data'],
    },
    ActFailed: {
      type: 'object',
      properties: {
        type: { type: 'string', const: 'ActFailed' },
        data: {
          type: 'object',
          properties: {
            playerId: { type: 'string' },
            actId: { type: 'string' },
            code: { type: 'string' },
            failedAt: { type: 'string' },
          },
          required: ['playerId', 'actId', 'code', 'failedAt'],
        },
      },
      required: ['type', 'data'],
    },
    ReportTaken: {
      type: 'object',
      properties: {
        type: { type: 'string', const: 'ReportTaken' },
        data: {
          type: 'object',
          properties: {
            playerId: { type: 'string' },
            reportId: { type: 'string' },
            staffId: { type: 'string' },
            takenAt: { type: 'string' },
          },
          required: ['playerId', 'reportId', 'staffId', 'takenAt'],
        },
      },
      required: ['type', 'data'],
    },
    ReportHandedBack: {
      type: 'object',
      properties: {
        type: { type: 'string', const: 'ReportHandedBack' },
        data: {
          type: 'object',
          properties: {
            playerId: { type: 'string' },
            reportId: { type: 'string' },
            staffId: { type: 'string' },
            handedBackAt: { type: 'string' },
          },
          required: ['playerId', 'reportId', 'staffId', 'handedBackAt'],
        },
      },
      required: ['type', 'data'],
    },
    ReportAnswered: {
      type: 'object',
      properties: {
        type: { type: 'string', const: 'ReportAnswered' },
        data: {
          type: 'object',
          properties: {
            playerId: { type: 'string' },
            reportId: { type: 'string' },
            staffId: { type: 'string' },
            actId: { type: 'string' },
            answeredAt: { type: 'string' },
          },
          required: ['playerId', 'reportId', 'staffId', 'actId', 'answeredAt'],
        },
      },
      required: ['type', 'data'],
    },
    WalletEvent: {
      anyOf: [
        { $ref: '#/definitions/CreditsPurchased' },
        { $ref: '#/definitions/CreditsGranted' },
        { $ref: '#/definitions/CreditsReserved' },
        { $ref: '#/definitions/ReservationDeclined' },
        { $ref: '#/definitions/ReservationCaptured' },
        { $ref: '#/definitions/ReservationReleased' },
        { $ref: '#/definitions/ReservationVoided' },
        { $ref: '#/definitions/RefundHeld' },
        { $ref: '#/definitions/RefundSettled' },
        { $ref: '#/definitions/RefundReleased' },
        { $ref: '#/definitions/RefundReversed' },
        { $ref: '#/definitions/CreditsFrozen' },
        { $ref: '#/definitions/CreditsUnfrozen' },
        { $ref: '#/definitions/CreditsClawedBack' },
        { $ref: '#/definitions/DisputeWrittenOff' },
        { $ref: '#/definitions/CreditsReinstated' },
        { $ref: '#/definitions/CreditsForfeited' },
      ],
    },
    CreditsPurchased: {
      type: 'object',
      properties: {
        type: { type: 'string', const: 'CreditsPurchased' },
        data: {
          type: 'object',
          properties: {
            playerId: { type: 'string' },
            paymentId: { type: 'string' },
            amountMicroUsd: { $ref: '#/definitions/MicroUsd' },
          },
          required: ['playerId', 'paymentId', 'amountMicroUsd'],
        },
      },
      required: ['type', 'data'],
    },
    CreditsGranted: {
      type: 'object',
      properties: {
        type: { type: 'string', const: 'CreditsGranted' },
        data: {
          type: 'object',
          properties: {
            playerId: { type: 'string' },
            grantId: { type: 'string' },
            amountMicroUsd: { $ref: '#/definitions/MicroUsd' },
            reasonCode: { type: 'string' },
          },
          required: ['playerId', 'grantId', 'amountMicroUsd', 'reasonCode'],
        },
      },
      required: ['type', 'data'],
    },
    CreditsReserved: {
      type: 'object',
      properties: {
        type: { type: 'string', const: 'CreditsReserved' },
        data: {
          type: 'object',
          properties: {
            playerId: { type: 'string' },
            gameId: { type: 'string' },
            turnId: { type: 'string' },
            turnNumber: { type: 'number' },
            amountMicroUsd: { $ref: '#/definitions/MicroUsd' },
            priceVersion: { type: 'string' },
          },
          required: ['playerId', 'gameId', 'turnId', 'turnNumber', 'amountMicroUsd', 'priceVersion'],
        },
      },
      required: ['type', 'data'],
    },
    ReservationDeclined: {
      type: 'object',
      properties: {
        type: { type: 'string', const: 'ReservationDeclined' },
        data: {
          type: 'object',
          properties: {
            playerId: { type: 'string' },
            gameId: { type: 'string' },
            turnId: { type: 'string' },
            turnNumber: { type: 'number' },
            ceilingMicroUsd: { $ref: '#/definitions/MicroUsd' },
            availableMicroUsd: { $ref: '#/definitions/MicroUsd' },
            reason: { type: 'string', enum: ['insufficient_credits', 'credits_frozen'] },
          },
          required: [
            'playerId',
            'gameId',
            'turnId',
            'turnNumber',
            'ceilingMicroUsd',
            'availableMicroUsd',
            'reason',
          ],
        },
      },
      required: ['type', 'data'],
    },
    ReservationCaptured: {
      type: 'object',
      properties: {
        type: { type: 'string', const: 'ReservationCaptured' },
        data: {
          type: 'object',
          properties: {
            playerId: { type: 'string' },
            gameId: { type: 'string' },
            turnId: { type: 'string' },
            turnNumber: { type: 'number' },
            chargedMicroUsd: { $ref: '#/definitions/MicroUsd' },
            returnedMicroUsd: { $ref: '#/definitions/MicroUsd' },
            returnedTo: { type: 'string', enum: ['available', 'frozen'] },
            lots: { type: 'array', items: { $ref: '#/definitions/LotShare' } },
          },
          required: [
            'playerId',
            'gameId',
            'turnId',
            'turnNumber',
            'chargedMicroUsd',
            'returnedMicroUsd',
            'returnedTo',
            'lots',
          ],
        },
      },
      required: ['type', 'data'],
    },
    LotShare: {
      type: 'object',
      properties: { lotId: { type: 'string' }, amountMicroUsd: { $ref: '#/definitions/MicroUsd' } },
      required: ['lotId', 'amountMicroUsd'],
    },
    ReservationReleased: {
      type: 'object',
      properties: {
        type: { type: 'string', const: 'ReservationReleased' },
        data: {
          type: 'object',
          properties: {
            playerId: { type: 'string' },
            gameId: { type: 'string' },
            turnId: { type: 'string' },
            turnNumber: { type: 'number' },
            returnedMicroUsd: { $ref: '#/definitions/MicroUsd' },
            returnedTo: { type: 'string', enum: ['available', 'frozen'] },
          },
          required: ['playerId', 'gameId', 'turnId', 'turnNumber', 'returnedMicroUsd', 'returnedTo'],
        },
      },
      required: ['type', 'data'],
    },
    ReservationVoided: {
      type: 'object',
      properties: {
        type: { type: 'string', const: 'ReservationVoided' },
        data: {
          type: 'object',
          properties: {
            playerId: { type: 'string' },
            gameId: { type: 'string' },
            turnId: { type: 'string' },
            turnNumber: { type: 'number' },
          },
          required: ['playerId', 'gameId', 'turnId', 'turnNumber'],
        },
      },
      required: ['type', 'data'],
    },
    RefundHeld: {
      type: 'object',
      properties: {
        type: { type: 'string', const: 'RefundHeld' },
        data: {
          type: 'object',
          properties: {
            playerId: { type: 'string' },
            refundId: { type: 'string' },
            paymentId: { type: 'string' },
            creditsReturnedMicroUsd: { $ref: '#/definitions/MicroUsd' },
            moneyRefundedCents: { $ref: '#/definitions/Cents' },
            guaranteeCostMicroUsd: { $ref: '#/definitions/MicroUsd' },
            kind: { type: 'string', enum: ['guarantee', 'unspent', 'staff'] },
          },
          required: [
            'playerId',
            'refundId',
            'paymentId',
            'creditsReturnedMicroUsd',
            'moneyRefundedCents',
            'guaranteeCostMicroUsd',
            'kind',
          ],
        },
      },
      required: ['type', 'data'],
    },
    RefundSettled: {
      type: 'object',
      properties: {
        type: { type: 'string', const: 'RefundSettled' },
        data: {
          type: 'object',
          properties: {
            playerId: { type: 'string' },
            refundId: { type: 'string' },
            paymentId: { type: 'string' },
            creditsReturnedMicroUsd: { $ref: '#/definitions/MicroUsd' },
            moneyRefundedCents: { $ref: '#/definitions/Cents' },
            guaranteeCostMicroUsd: { $ref: '#/definitions/MicroUsd' },
          },
          required: [
            'playerId',
            'refundId',
            'paymentId',
            'creditsReturnedMicroUsd',
            'moneyRefundedCents',
            'guaranteeCostMicroUsd',
          ],
        },
      },
      required: ['type', 'data'],
    },
    RefundReleased: {
      type: 'object',
      properties: {
        type: { type: 'string', const: 'RefundReleased' },
        data: {
          type: 'object',
          properties: {
            playerId: { type: 'string' },
            refundId: { type: 'string' },
            paymentId: { type: 'string' },
            creditsReturnedMicroUsd: { $ref: '#/definitions/MicroUsd' },
            returnedTo: { type: 'string', enum: ['available', 'frozen'] },
          },
          required: ['playerId', 'refundId', 'paymentId', 'creditsReturnedMicroUsd', 'returnedTo'],
        },
      },
      required: ['type', 'data'],
    },
    RefundReversed: {
      type: 'object',
      properties: {
        type: { type: 'string', const: 'RefundReversed' },
        data: {
          type: 'object',
          properties: {
            playerId: { type: 'string' },
            refundId: { type: 'string' },
            paymentId: { type: 'string' },
            creditsReturnedMicroUsd: { $ref: '#/definitions/MicroUsd' },
            moneyRefundedCents: { $ref: '#/definitions/Cents' },
            guaranteeCostMicroUsd: { $ref: '#/definitions/MicroUsd' },
          },
          required: [
            'playerId',
            'refundId',
            'paymentId',
            'creditsReturnedMicroUsd',
            'moneyRefundedCents',
            'guaranteeCostMicroUsd',
          ],
        },
      },
      required: ['type', 'data'],
    },
    CreditsFrozen: {
      type: 'object',
      properties: {
        type: { type: 'string', const: 'CreditsFrozen' },
        data: {
          type: 'object',
          properties: {
            playerId: { type: 'string' },
            disputeId: { type: 'string' },
            paymentId: { type: 'string' },
            amountMicroUsd: { $ref: '#/definitions/MicroUsd' },
            disputedMicroUsd: { $ref: '#/definitions/MicroUsd' },
            news: { type: 'number' },
          },
          required: ['playerId', 'disputeId', 'paymentId', 'amountMicroUsd', 'disputedMicroUsd', 'news'],
        },
      },
      required: ['type', 'data'],
    },
    CreditsUnfrozen: {
      type: 'object',
      properties: {
        type: { type: 'string', const: 'CreditsUnfrozen' },
        data: {
          type: 'object',
          properties: {
            playerId: { type: 'string' },
            disputeId: { type: 'string' },
            amountMicroUsd: { $ref: '#/definitions/MicroUsd' },
            news: { type: 'number' },
          },
          required: ['playerId', 'disputeId', 'amountMicroUsd', 'news'],
        },
      },
      required: ['type', 'data'],
    },
    CreditsClawedBack: {
      type: 'object',
      properties: {
        type: { type: 'string', const: 'CreditsClawedBack' },
        data: {
          type: 'object',
          properties: {
            playerId: { type: 'string' },
            disputeId: { type: 'string' },
            paymentId: { type: 'string' },
            amountMicroUsd: { $ref: '#/definitions/MicroUsd' },
          },
          required: ['playerId', 'disputeId', 'paymentId', 'amountMicroUsd'],
        },
      },
      required: ['type', 'data'],
    },
    DisputeWrittenOff: {
      type: 'object',
      properties: {
        type: { type: 'string', const: 'DisputeWrittenOff' },
        data: {
          type: 'object',
          properties: {
            playerId: { type: 'string' },
            disputeId: { type: 'string' },
            paymentId: { type: 'string' },
            amountMicroUsd: { $ref: '#/definitions/MicroUsd' },
          },
          required: ['playerId', 'disputeId', 'paymentId', 'amountMicroUsd'],
        },
      },
      required: ['type', 'data'],
    },
    CreditsReinstated: {
      type: 'object',
      properties: {
        type: { type: 'string', const: 'CreditsReinstated' },
        data: {
          type: 'object',
          properties: {
            playerId: { type: 'string' },
            disputeId: { type: 'string' },
            paymentId: { type: 'string' },
            amountMicroUsd: { $ref: '#/definitions/MicroUsd' },
            writtenOffMicroUsd: { $ref: '#/definitions/MicroUsd' },
          },
          required: ['playerId', 'disputeId', 'paymentId', 'amountMicroUsd', 'writtenOffMicroUsd'],
        },
      },
      required: ['type', 'data'],
    },
    CreditsForfeited: {
      type: 'object',
      properties: {
        type: { type: 'string', const: 'CreditsForfeited' },
        data: {
          type: 'object',
          properties: {
            playerId: { type: 'string' },
            amountMicroUsd: { $ref: '#/definitions/MicroUsd' },
            frozenMicroUsd: { $ref: '#/definitions/MicroUsd' },
            reasonCode: { type: 'string', const: 'account_deleted' },
          },
          required: ['playerId', 'amountMicroUsd', 'frozenMicroUsd', 'reasonCode'],
        },
      },
      required: ['type', 'data'],
    },
  },
};
