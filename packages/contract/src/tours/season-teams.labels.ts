export const seasonTeamLabels = {
  season: 'Season',
  team: 'Team',
  angler: 'Angler',
  substitutions: 'Substitutes',
} as const
