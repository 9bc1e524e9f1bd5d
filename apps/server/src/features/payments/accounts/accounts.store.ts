import { records } from '#platform/database/records'
import { accounts } from './accounts.table.ts'

export const accountStore = records(accounts, 'accounts')
