export { keepAsking } from './asked-bags.ts'
