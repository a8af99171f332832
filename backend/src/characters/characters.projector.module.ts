import { Module } from '@nestjs/common';
import { CharacterRequestsStep } from './erasure/character-requests.step.js';

@Module({ providers: [CharacterRequestsStep] })
export class CharactersProjectorModule {}
