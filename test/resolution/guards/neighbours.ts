import type { EntityInput } from '../../../src/contract/entity-input.ts';
import { type Resolution, resolveRecord } from '../../../src/resolution/resolve.ts';
import { company } from '../../builders.ts';
import { sharedUniverse } from '../matching.ts';

/** Real companies that no guard is about, so that a word is as common in a universe as it is in the world. */
const NAMES = `
Toyota Motor Corporation; Unilever PLC; Microsoft Corporation; Alphabet Inc; Tesla Inc; The Boeing Company; Pfizer Inc; Johnson & Johnson; PepsiCo Inc
Starbucks Corporation; Adidas AG; Volkswagen AG; Robert Bosch GmbH; Allianz SE; Commerzbank AG; BNP Paribas SA; TotalEnergies SE; Danone SA; Barclays PLC
Tesco PLC; Vodafone Group PLC; Hyundai Motor Company; Hitachi Ltd; Canon Inc; Tencent Holdings Ltd; Reliance Industries Ltd; Infosys Ltd; Petrobras SA
Oracle Corporation; Netflix Inc; General Mills Inc; General Dynamics Corporation; General Electric Company; General Motors Company; American General Corp
First Horizon Corporation; First Republic Bank; First Citizens BancShares Inc; First Solar Inc; First American Financial Corporation; Capital One Financial Corp
Fifth Third Bancorp; U.S. Bancorp; Northern Trust Corporation; Southern Company; Eastman Chemical Company; Western Union Company; Western Digital Corporation
Global Payments Inc; Global Industries Ltd; Global Eagle Entertainment Inc; Globalstar Inc; S&P Global Inc; Service Corporation International; ServiceNow Inc
National Grid plc; National Instruments Corp; National Fuel Gas Company; United Parcel Service Inc; United Rentals Inc; UnitedHealth Group Inc; Union Pacific Corp
American Express Company; American Airlines Group Inc; American Water Works Company; American Capital Agency Corp; Pacific Gas & Electric Company; PacifiCorp
Ares Management Corporation; Ares Capital Corporation; Main Street Capital Corporation; Prospect Capital Corporation; Golub Capital BDC Inc; Sequoia Capital Operations LLC
Bain Capital LP; Oaktree Capital Group LLC; Apollo Investment Corporation; Carlyle Group Inc; KKR & Co Inc; Blackstone Inc; Brookfield Asset Management Ltd
Fidelity National Information Services Inc; Fidelity Investments; Vanguard Group Inc; State Street Corporation; Charles Schwab Corporation; Morgan Stanley
Goldman Sachs Group Inc; Wells Fargo & Company; Bank of America Corporation; Bank of New York Mellon Corporation; Bank of Nova Scotia; Royal Bank of Canada
Bank of Hawaii Corporation; Bank of China Ltd; Industrial and Commercial Bank of China Ltd; China Construction Bank Corp; China Mobile Ltd; China Life Insurance Co Ltd
China Southern Airlines Co Ltd; Korea Zinc Co Ltd; Korea Gas Corporation; Japan Tobacco Inc; Japan Airlines Co Ltd; Nippon Steel Corporation; Nippon Telegraph and Telephone Corp
Deutsche Telekom AG; Deutsche Post AG; Deutsche Lufthansa AG; BASF SE; Bayer AG; Continental AG; Henkel AG & Co KGaA; Merck KGaA; Merck & Co Inc; SAP SE
Schneider Electric SE; Air Liquide SA; L'Oréal SA; LVMH Moët Hennessy Louis Vuitton SE; Renault SA; Société Générale SA; Crédit Agricole SA; Carrefour SA; Orange SA
Telefónica SA; Banco Santander SA; Banco Bilbao Vizcaya Argentaria SA; Banco do Brasil SA; Itaú Unibanco Holding SA; Vale SA; Ambev SA; Cemex SAB de CV; América Móvil SAB de CV
Eni SpA; Enel SpA; Intesa Sanpaolo SpA; UniCredit SpA; Ferrari NV; ING Groep NV; Royal Philips NV; Heineken NV; ASML Holding NV; Akzo Nobel NV; Koninklijke Ahold Delhaize NV
Novartis AG; Roche Holding AG; UBS Group AG; ABB Ltd; Zurich Insurance Group AG; Volvo AB; Telefonaktiebolaget LM Ericsson; Atlas Copco AB; Sandvik AB; Novo Nordisk A/S
A.P. Møller - Mærsk A/S; Carlsberg A/S; Equinor ASA; Telenor ASA; Nokia Oyj; Kone Oyj; BHP Group Ltd; Rio Tinto PLC; Commonwealth Bank of Australia; Westpac Banking Corporation
Telstra Group Ltd; Woolworths Group Ltd; Tata Steel Ltd; Tata Motors Ltd; Larsen & Toubro Ltd; HDFC Bank Ltd; State Bank of India; Indian Oil Corporation Ltd; Bharti Airtel Ltd
Samsung SDI Co Ltd; LG Chem Ltd; Kia Corporation; POSCO Holdings Inc; Taiwan Semiconductor Manufacturing Co Ltd; Hon Hai Precision Industry Co Ltd; Panasonic Holdings Corporation
Nintendo Co Ltd; Honda Motor Co Ltd; Mitsubishi Corporation; Mitsubishi Electric Corporation; Mitsui & Co Ltd; Sumitomo Chemical Co Ltd; SoftBank Group Corp; Fujitsu Ltd
Alibaba Group Holding Ltd; JD.com Inc; Baidu Inc; Lenovo Group Ltd; Xiaomi Corporation; AIA Group Ltd; CK Hutchison Holdings Ltd; Singapore Airlines Ltd; DBS Group Holdings Ltd
Caterpillar Inc; Deere & Company; Honeywell International Inc; Emerson Electric Co; Illinois Tool Works Inc; Lockheed Martin Corporation; Northrop Grumman Corporation; Raytheon Company
FedEx Corporation; Norfolk Southern Corporation; Delta Air Lines Inc; Southwest Airlines Co; Marriott International Inc; Carnival Corporation; Best Western International Inc
Accenture PLC; Cognizant Technology Solutions Corp; Broadridge Financial Solutions Inc; Nuance Communications Inc; Motorola Solutions Inc; Black Box Network Services Inc
ABM Industries Inc; Waste Management Inc; Republic Services Inc; Quest Diagnostics Inc; Laboratory Corporation of America Holdings; Thermo Fisher Scientific Inc
Prologis Inc; Simon Property Group Inc; Public Storage; Equity Residential; Realty Income Corporation; Boston Properties Inc; Host Hotels & Resorts Inc
CVS Health Corporation; Walgreens Boots Alliance Inc; Kroger Company; Costco Wholesale Corporation; Target Corporation; Lowe's Companies Inc; Best Buy Co Inc
`;

/** Resolves against the companies and more than 200 neighbours; a text alone is a trading name. Called outside of tests. */
export function resolverAmong(
  ...companies: readonly ReturnType<typeof company>[]
): (record: EntityInput | string) => Resolution {
  const neighbours = NAMES.split(/[;\n]/).flatMap((name) =>
    name.trim() === '' ? [] : [company({ name: name.trim() })],
  );
  const universe = sharedUniverse(companies, neighbours);
  return (record) =>
    resolveRecord(typeof record === 'string' ? { trading_name: record } : record, universe());
}
