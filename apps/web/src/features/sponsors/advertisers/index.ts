export { AdvertiserTable } from './advertiser-table.tsx'
