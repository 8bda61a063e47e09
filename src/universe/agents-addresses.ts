/** Houses of companies that hold the registered seats of others, and the desks of banks that file for receipts. */
const AGENTS =
  /\b(?:ugland house|maples corporate|conyers|clarendon house|cricket square|nexus way|canon'?s court|craigmuir chambers|190 elgin|appleby|ogier|walkers corporate|harneys|campbells corporate|mourant|intertrust|vistra corporate|corporation services? company|ct corporation|cogency|puglisi|adr dep\w*)\b/i;

/** Whether an address is that of an agent, where hundreds of companies have their registered seat and none works. */
export function isAgentsAddress(address: string | undefined): boolean {
  return address !== undefined && AGENTS.test(address);
}
