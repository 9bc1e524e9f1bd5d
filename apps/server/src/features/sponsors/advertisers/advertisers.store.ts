import { records } from '#platform/database/records'
import { advertisers } from './advertisers.table.ts'

export const advertiserStore = records(advertisers, 'advertisers')
