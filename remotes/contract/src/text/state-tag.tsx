import { states, type ContractState } from '@butterfly/contracts/contract';
import { StatusTag } from '@butterfly/ui-kit';
import type { ComponentProps } from 'react';

type Tone = ComponentProps<typeof StatusTag>['tone'];

const tones: Readonly<Record<ContractState, Tone>> = {
  draft: 'neutral',
  sent: 'iris',
  viewed: 'iris',
  partially_signed: 'marigold',
  completed: 'eucalyptus',
  declined: 'clay',
  expired: 'clay',
  voided: 'neutral',
  superseded: 'neutral',
};

export function StateTag({ state }: { readonly state: ContractState }) {
  return <StatusTag tone={tones[state]}>{states[state]}</StatusTag>;
}
