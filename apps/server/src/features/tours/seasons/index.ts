/** The only door to seasons for other features. */
export {
  editsSeason,
  editsSeasonOf,
  findSeason,
  livingSeasons,
  type SeasonRow,
  seasonStore,
  seasonsDirectedBy,
  seasonsEditedBy,
  seasonsOfTours,
  seasonsWithDirectors,
} from './seasons.store.ts'
