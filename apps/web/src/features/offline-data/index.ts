export { ActionRow } from './action-row.tsx'
export { ChooseFileButton } from './choose-file-button.tsx'
export { deviceOverview } from './device-overview.ts'
export { DeviceTables } from './device-tables.tsx'
export { getAllData } from './get-all-data.ts'
export { ImportPreview } from './import-preview.tsx'
export { offerToSend } from './offer-to-send.ts'
export {
  exportDatabase,
  type FileOutcome,
  type ImportPlan,
  planImport,
  runImport,
  saveRescue,
  storeOf,
  takeRescue,
} from './offline-files.ts'
export { ReadyLine } from './ready-line.tsx'
export { removeFromDevice } from './remove-from-device.ts'
export { showOutcomes } from './show-outcomes.tsx'
export { SwitchedOffWork } from './switched-off-work.tsx'
export { TEXTS } from './texts.ts'
export { useOfflineReadiness } from './use-offline-readiness.ts'
export { useRecordsHere } from './use-records-here.ts'
export { WaitingLine } from './waiting-line.tsx'
