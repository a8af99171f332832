/** What is done each night, by the names of their leases: an auditor may ask for all of it at once. */
export const nightlyWork = { wholeLog: 'audit-whole-log', wallets: 'audit-wallets' } as const;
