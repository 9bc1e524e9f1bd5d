import { type TourSettings, tourSettingsCalls } from '@ramplight/contract/tours/tour-settings'
import type { Local } from '#platform/local/local-calls.ts'
import { rowOf } from '../../local-writes/local-records.ts'
import { plainWrites } from '../../local-writes/plain-writes.ts'

const { create, update } = tourSettingsCalls

/** Who may touch the settings is who may edit the tour. */
plainWrites(
  { create, update },
  {
    tbl: 'tour-settings',
    subject: async ({ tour = '' }: Partial<TourSettings>, local: Local) => {
      const { _id: id, director } = await rowOf(local, 'tours', tour)
      return { id, director }
    },
  },
)
