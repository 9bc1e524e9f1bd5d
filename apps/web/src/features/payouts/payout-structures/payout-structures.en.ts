export const texts = {
  payoutTableSheet: {
    newPayoutTable: 'New payout table',
    systemTable: 'System table: you can use it but not change it.',
  },
  placementRows: {
    tables: 'Tables',
    tablesHelp: 'One for each number of paid places. Open one to change its percentages.',
    places: '{count, plural, one {1 place} other {# places}}',
    removeTable: 'Remove the table for {count, number} places',
    eachPlaceGets: 'Share per place',
    addTable: 'Add table',
    sharesAddUp: '{shares}%, total {sum, number}%',
  },
} as const
