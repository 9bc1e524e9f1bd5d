import { advertisementInteractionCalls } from '@ramplight/contract/sponsors/advertisement-interactions'
import { advertiserCalls } from '@ramplight/contract/sponsors/advertisers'
import { sponsorSettingsCalls } from '@ramplight/contract/sponsors/sponsor-settings'
import { sponsorCalls } from '@ramplight/contract/sponsors/sponsors'
import type { AreaRecords } from './making.ts'

/** A record of each family of this area that has none yet, by its family. */
export const sponsorsRecords: AreaRecords = async ({ made, tour, season, tournament, admin }) => {
  const advertisers = await made(advertiserCalls.create, {
    as: admin,
    body: { name: 'Lake Fork Marina', email: 'marina@lake.test', url: 'https://marina.example.com', key: tournament },
  })
  await made(sponsorSettingsCalls.create, { body: { season } })
  return {
    sponsors: await made(sponsorCalls.create, {
      body: { name: 'Emory Bait', tour, email: 'bait@lake.test', charge: 250, notes: 'Pays late' },
    }),
    'sponsor-settings': await made(sponsorSettingsCalls.create, { body: { tour, settings: { topLeft: 'Emory Bait' } } }),
    advertisers,
    'advertisement-interactions': await made(advertisementInteractionCalls.create, { body: { advertiser: advertisers, type: 'view' } }),
  }
}
