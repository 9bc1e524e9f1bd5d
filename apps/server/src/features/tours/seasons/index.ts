/** The only door to seasons for other features. */
export {
  findSeason,
  livingSeasons,
  type SeasonRow,
  seasonStore,
  seasonsEditedBy,
  seasonsOfTours,
  seasonsWithDirectors,
} from './seasons.store.ts'
