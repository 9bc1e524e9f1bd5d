import { records } from '#platform/database/records'
import { directorCreditBanks } from './director-credit-banks.table.ts'

export const bankStore = records(directorCreditBanks, 'director-credit-banks')
