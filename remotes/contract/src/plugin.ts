import { definePlugin } from '@butterfly/plugin-sdk';
import { manifest } from '../manifest';
import { keys } from './contract.client';
import './styles.css';

export const plugin = definePlugin(
  manifest,
  {
    contracts_page: () => import('./contracts/contracts.page'),
    new_contract_page: () => import('./contract/new-contract.page'),
    import_page: () => import('./import/import.page'),
    contract_page: () => import('./contract/contract.page'),
  },
  { live: { 'contract.contract': [keys.contracts] } },
);
