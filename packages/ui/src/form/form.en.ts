export const texts = {
  draftNotice: {
    throwAway: 'Discard',
    restoreDraft: 'Restore draft',
    aDraft: 'A draft from {savedAt} is on this device.',
  },
  errorSummary: {
    thisForm: 'This form is not complete. The following fields are not valid:',
  },
  fields: {
    required: 'Required',
    ownValue: 'Custom value, not from {from}',
    from: 'From {from}',
    override: 'Override',
    reset: 'Reset',
  },
  formPage: {
    sections: 'Sections',
    complete: '{percent, number}% complete,',
  },
  parsedField: {
    use: 'Use {text}',
  },
  pinField: {
    digit: 'Digit',
  },
  saveBar: {
    unsavedChanges: 'Unsaved changes',
    changes: '{changes, plural, one {# unsaved change} other {# unsaved changes}}',
    discard: 'Discard',
    save: 'Save',
    draftKept: 'Draft kept on this device',
  },
  unsavedDialog: {
    notSaved: 'Your changes aren’t saved yet.',
    changesNotSaved: '{changes, plural, one {# change is} other {# changes are}} not saved yet.',
    leaveWithoutSaving: 'Leave without saving?',
    stay: 'Stay',
    discard: 'Discard',
    save: 'Save',
  },
  duplicateFieldPicker: {
    useLeftForAll: 'Use left for all',
    useRightForAll: 'Use right for all',
    fieldsToChoose: '{fields, plural, one {# field to choose} other {# fields to choose}}',
  },
  moneyField: {
    enterAmountSuchAs25: 'Enter an amount, such as 25.00',
  },
  placeFields: {
    addsUpTo100Percent: 'adds up to 100%',
    addsUpToPercent: 'adds up to {percent, number}%, not 100%',
    addPlace: 'Add {place} place',
    removePlace: 'Remove {place}',
  },
} as const
