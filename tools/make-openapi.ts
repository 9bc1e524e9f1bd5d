/**
 * Writes docs/openapi.json from the contract; `--check` fails when the written one is not current.
 *   node tools/make-openapi.ts [--check]
 */
import { join } from 'node:path'
import { api } from '@ramplight/contract/api'
import { openApi } from '@ramplight/contract/kernel/openapi'
import { writeOrCheck } from './write-or-check.ts'

const document = openApi(api, 'Ramplight', '1')
writeOrCheck(join(import.meta.dirname, '../docs/openapi.json'), `${JSON.stringify(document, null, 1)}\n`, 'npm run openapi')
