import { t } from './offline-data.texts.ts'

/** The specification's words for taking data out of this device and back in (1 §8, 2 §8). */
export const TEXTS = {
  get exported() {
    return t('specified.exported')
  },
  get noRecords() {
    return t('specified.noRecords')
  },
  get noTables() {
    return t('specified.noTables')
  },
  get exportFailed() {
    return t('specified.exportFailed')
  },
  get onlyJson() {
    return t('specified.onlyJson')
  },
  get mustBeJson() {
    return t('specified.mustBeJson')
  },
  get nothingToImport() {
    return t('specified.nothingToImport')
  },
  get importFailed() {
    return t('specified.importFailed')
  },
  get putFailed() {
    return t('specified.putFailed')
  },
  badShape: (file: string) => t('specified.badShape', { file }),
  imported: (count: number, table: string) => t('specified.imported', { count: String(count), table }),
  someFailed: (count: number) => t('specified.someFailed', { count: String(count) }),
} as const
