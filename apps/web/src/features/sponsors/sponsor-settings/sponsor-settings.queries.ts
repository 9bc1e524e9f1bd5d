import { sponsorSettingsCalls } from '@ramplight/contract/sponsors/sponsor-settings'
import { queryOf } from '#platform/query.ts'

/** What is chosen for the tours and seasons that this person edits. */
export const sponsorSettingsQuery = () => ({ ...queryOf(sponsorSettingsCalls.search, { body: { selectAll: true } }), retry: false })
