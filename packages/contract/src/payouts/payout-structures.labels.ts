export const payoutStructureLabels = {
  name: 'Name',
  tables: 'Tables',
} as const
