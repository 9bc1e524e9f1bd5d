export const texts = {
  export: {
    title: 'The whole event as a file',
    note: 'Entries, the log of the scale, results with every explanation, pictures: one signed file to keep, or to import on another server.',
    contacts: 'With phone numbers and email',
    contactsAbout: 'Only for somebody who may have them. Without the tick, they are not in it.',
    button: 'Export event',
    saved: 'Saved as {name}. Open the tables in its csv folder with a spreadsheet.',
    notTheirs: 'Only the director of this event exports it.',
  },
  import: {
    choose: 'Choose an event file',
    chooseAbout:
      'The .ramplight.zip that “Export event” made, here or on another server. You see what is in it first; nothing is imported yet.',
    tour: 'Into which tour',
    button: 'Choose file',
    another: 'Choose another file',
    reading: 'Reading the file and counting its results …',
    notRead: 'This file cannot be imported',
    imported: '{name} is imported.',
    open: 'Open the tournament',
    doIt: 'Import this event',
  },
  report: {
    file: 'What is in it',
    dates: 'Dates',
    made: 'Exported',
    madeBy: '{when} by {who}',
    from: 'From',
    signature: 'Signature',
    key: 'Its key',
    version: 'Version',
    versionOf: '{app}, file format {format}',
    boats: 'Boats',
    boatsAnd:
      '{boats, plural, one {# boat} other {# boats}} · {weighIns, plural, one {# line} other {# lines}} of the scale log · {flights, plural, =0 {no flights} one {# flight} other {# flights}} · {pots, plural, =0 {no pots} one {# pot} other {# pots}}',
    people: 'People',
    peopleNew:
      '{anglers, plural, one {# new angler} other {# new anglers}} in your book, without a sign-in{crew, plural, =0 {} one {, and # who ran it} other {, and # who ran it}}. Nobody is matched with anybody you have; merge doubles afterwards.',
    contacts: 'Phone and email',
    contactsOf:
      '{contacts, plural, =0 {Not in this file} one {Of # angler} other {Of # anglers}}{taken, plural, =0 {} one {; # email is somebody’s here and is left out} other {; # emails are somebody’s here and are left out}}',
    pictures: 'Pictures',
    steps: 'Brought up to date',
    money: 'Money',
    moneyOf:
      '{paid, plural, =0 {Nobody is Paid.} one {# boat is Paid. It stays as history: the money moved on the other server, and nothing goes into your ledger.} other {# boats are Paid. It stays as history: the money moved on the other server, and nothing goes into your ledger.}}',
    notInIt: 'Not in it: season and division, sign-ups that are no entries yet, signed waivers, messages.',
  },
  signature: {
    here: 'Signed by this server',
    known: 'Signed by a server you had files of before',
    unknown: 'Signed by a server that nobody here knows. Compare its key with the README of the file.',
    none: 'Not signed',
    changed: 'Changed since it was signed',
  },
  results: {
    title: 'Results',
    same: 'Counted anew here: exactly the same results.',
    differ:
      'Counted anew here, {count, plural, =0 {places and money are the same, and the explanations differ} one {# boat comes to something else} other {# boats come to something else}}.',
    inFile: 'In the file',
    here: 'Here',
    boat: 'Boat {number}',
    noBoat: 'Not there',
    noPlace: 'no place',
    points: '{points} points',
  },
  ask: {
    changed:
      'This file is not as it was exported ({files}). It may be damaged, or somebody changed it. The record of the tournament will say so.',
    manifest: 'its manifest',
    none: 'Nobody signed this file, so nobody can say whether it is as it was exported. The record of the tournament will say so.',
    anyway: 'Import it anyway',
    already: 'You have this event already: imported {when}.',
    openIt: 'Open it',
    again: 'Import it once more, as another tournament',
  },
} as const
