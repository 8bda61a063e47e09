/**
 * Legal forms as they are written, one line a group: family | position | needsCountry | countries | spellings.
 * A spelling with full stops also stands for the same with spaces (`S.A.` is read in `SA`, `S.A.` and `S A`).
 * Facts from ISO 20275 (GLEIF entity legal forms 1.4.1) and everyday abbreviations which that list lacks.
 * Left out on purpose: single words that are also name words (trust, bank, group, holding, Stiftung, cooperative).
 */
export const LEGAL_FORM_LINES = `
limited|end|never|GB IE IN AU NZ CA ZA HK SG MY PK BD LK NG KE GH UG TZ ZM ZW JM TT BB BS BM KY VG JE GG IM GI CY MT IL TH MU CN JP KR TW VN|Limited; Ltd.; Lmtd; Limted; Co Ltd; Co. Limited; Company Limited; Company Ltd; Corp Ltd; Corp Limited; Corporation Ltd; Corporation Limited; and Co Ltd; and Co Limited; and Company Ltd; and Company Limited; Ltd Co; Limited Company; Private Limited Company; Private Company Limited by Shares; Company Limited by Shares; Co.Ltd.; Corp.Ltd.; Limite; Limi
limited|end|never|IN PK BD LK NP MV|Private Limited; Pvt. Ltd.; Pvt Limited; Private Ltd; P. Ltd.; P. Limited; Pvt; Co Pvt Ltd; Company Pvt Ltd; Company Private Limited; OPC Private Limited; OPC Pvt Ltd; Pvt.Ltd.; SMC Private Limited; SMC Pvt. Ltd.
limited|end|never|AU ZA NA BW SZ LS|Pty. Ltd.; Pty Limited; Pty; Proprietary Limited; Proprietary Ltd; Co Pty Ltd; Company Pty Ltd; Edms. Bpk.; Eiendoms Beperk; Bpk.; Pty.Ltd.
limited|end|never|SG MY BN|Pte. Ltd.; Pte Limited; Pte; Co Pte Ltd; Pte.Ltd.
limited|end|never|TR|Ltd. Şti.; Limited Şirketi; Limited Şti.; Ltd Şirketi; Tic. Ltd. Şti.; Ticaret Ltd Şti; Ticaret Limited Şirketi; San. Tic. Ltd. Şti.; San. ve Tic. Ltd. Şti.; Sanayi ve Ticaret Ltd Şti; Sanayi ve Ticaret Limited Şirketi; Sanayi Ticaret Limited Şirketi; Ltd.Şti.; Tic.Ltd.Şti.; San.Tic.Ltd.Şti.; Limited Şirket
limited|any|never|TH|จำกัด; บริษัท; บริษัทจำกัด; บจก.; บจ.
limited|end|never|IL|בע"מ; בעמ
limited|end|never|GB IE|Cyfyngedig; Cyf.; Teoranta
limited|end|if-known|IE|Teo.
limited|end|never|CA|Ltée; Limitée
limited|any|never|VN|Công ty TNHH; Cty TNHH; Công ty Trách nhiệm Hữu hạn; Công ty TNHH MTV; Công ty TNHH Một Thành Viên; TNHH; TNHH MTV
limited|end|never|KH LA|Sole Co Ltd; Sole Company Limited; Sole Limited
unlimited|end|never|GB IE CA HK NZ|Unlimited Company; Private Unlimited Company; Public Unlimited Company; Unltd; ULC; U.L.C.; Unlimited Liability Company; Unlimited Liability Corporation; Ultd; Cuideachta Neamhtheoranta
unlimited|end|always|IE|U.C.; P.U.C.
limited-guarantee|end|never|GB IE NG GI IN|Company Limited by Guarantee; Limited by Guarantee; Private Limited by Guarantee; Ltd by Guarantee; Ltd Gte; Limited Gte; GTE Ltd; Guarantee Ltd; Cuideachta faoi Theorainn Ráthaíochta
limited-guarantee|end|if-known|IE|CLG; C.L.G.
designated-activity|end|never|IE|Designated Activity Company; Cuideachta Ghníomhaíochta Ainmnithe
designated-activity|end|if-known|IE|DAC; D.A.C.
community-interest|end|never|GB CA|Community Interest Company
community-interest|end|if-known|GB CA|CIC; C.I.C.
charitable-incorporated|end|never|GB|Charitable Incorporated Organisation; Scottish Charitable Incorporated Organisation
charitable-incorporated|end|if-known|GB|CIO; SCIO
public-limited|end|never|GB IE MT CY GI LK GH NG KE ET|Public Limited Company; PLC; P.L.C.; Public Ltd Co; Public Limited Co; Public Company Limited by Shares; Public Limited Liability Company; Company PLC; Co PLC; and Co PLC; Cwmni Cyfyngedig Cyhoeddus; Cuideachta Phoiblí Theoranta; Kumpanija Pubblika
public-limited|any|never|TH KH|Public Company Limited; Public Co Ltd; Public Company Ltd; จำกัด (มหาชน); บมจ.; บริษัทมหาชนจำกัด
public-limited|end|never|TH KH|PCL; P.C.L.
th-partnership|any|never|TH|ห้างหุ้นส่วนจำกัด; หจก.; ห้างหุ้นส่วนสามัญ; Ltd Part; Limited Part; Part Ltd; Registered Ordinary Partnership
corporation|end|never|US CA PR PH JP KR TW PA LR MH|Incorporated; Inc.; Incorporation; Incorp.; Corporation; Corp.; Corpn.; Company; Co.; and Co; and Company; Co Inc; Company Inc; and Co Inc; and Company Inc; and Co Incorporated; and Company Incorporated; Incorporée; Business Corporation; Close Corporation; Stock Corporation; Nonstock Corporation; For Profit Corporation; Corporación; Co.Inc.; Corporatio; Corporati; Incorporat; Incorporate
corporation|end|never|FR BE CH LU CA|et Cie; and Cie; et Compagnie
corporation|end|never|ES MX CO CL PE AR EC GT BR PT|y Cía; y Compañía; and Cía; e Cia; e Companhia
corporation|end|never|DE AT CH|und Co; u. Co.; und Cie
benefit-corporation|end|never|US|Public Benefit Corporation; Public Benefit Corp; Benefit Corporation
benefit-corporation|end|if-known|US|PBC; P.B.C.
one-person-corporation|end|never|PH IN|One Person Corporation; One Person Company; Inc OPC; Corp OPC
one-person-corporation|end|if-known|PH IN|OPC
professional-corporation|end|never|US CA|Professional Corporation; A Professional Corporation; Professional Corp; Prof. Corp.; Professional Service Corporation; Professional Services Corporation; Professional Association; A Law Corporation; A Professional Law Corporation; A Medical Corporation; Chtd.
professional-corporation|end|if-known|US CA|P.C.; P.A.; A.P.C.
llc|any|in-front|US AE QA SA OM KW RU UA GE AM AZ KZ UZ KG TJ TM MD MN KY VG JO EG MH PR|LLC; L.L.C.; Limited Liability Company; Limited Liability Co; Limited Liability Corporation; Ltd Liability Company; Ltd Liability Co; Co LLC; Company LLC; and Co LLC
llc|end|never|US|PLLC; P.L.L.C.; Professional Limited Liability Company; Professional LLC; L3C; L.3.C.; Low Profit Limited Liability Company; Low Profit LLC; Series LLC
llc|end|always|US|L.C.
llp|end|never|US GB IN SG CA JE GG GI MY KE|LLP; L.L.P.; Limited Liability Partnership; and Co LLP; and Company LLP; RLLP; R.L.L.P.; Registered Limited Liability Partnership; PLLP; Partneriaeth Atebolrwydd Cyfyngedig; Perkongsian Liabiliti Terhad
llp|end|if-known|MY|PLT
lp|end|never|US GB CA KY BM HK SG JE GG LU NZ AU|LP; L.P.; Limited Partnership; A Limited Partnership; Ltd Partnership; Exempted Limited Partnership; Incorporated Limited Partnership; Separate Limited Partnership; Investment Limited Partnership; Scottish Limited Partnership; and Co LP
lllp|end|never|US|LLLP; L.L.L.P.; RLLLP; Limited Liability Limited Partnership
general-partnership|end|never|US CA GB|General Partnership; A General Partnership; A Partnership
business-trust|end|never|US|Statutory Trust; Business Trust; Delaware Statutory Trust; A Delaware Statutory Trust; Massachusetts Business Trust
national-association|end|never|US|National Association; Nat Assn; National Trust and Savings Association; N.T. and S.A.
national-association|end|if-known|US|N.A.
savings-bank|end|never|US|Federal Savings Bank; Federal Savings Association
savings-bank|end|if-known|US|FSB; F.S.B.; SSB; S.S.B.
cell-company|end|never|KY GG JE IM MT BM VG SC MU|Segregated Portfolio Company; Protected Cell Company; Incorporated Cell Company; Segregated Cell Company; PCC Limited; PCC Ltd; ICC Limited; ICC Ltd; SPC Ltd; SPC Limited; Special Economic Zone Company; SEZC
cell-company|end|if-known|KY VG GG MT SC|SPC; S.P.C.; PCC; P.C.C.
ibc|end|never|BS BZ SC KN VC AG BB KY|International Business Company; International Business Corporation; Exempted Company; Limited Duration Company; LDC Ltd
ibc|end|if-known|BS BZ SC KN VC|IBC; I.B.C.; LDC
investment-company|end|never|LU FR IE BE IT CH ES MT GB|SICAV; SICAF; SICAR; ICAV; ICVC; OEIC; Société d'investissement à capital variable; Société d'investissement à capital fixe; Irish Collective Asset Management Vehicle; Investment Company with Variable Capital; Sociedad de inversión de capital variable; Investmentgesellschaft mit variablem Kapital
gmbh|any|never|DE AT CH LI LU BE|GmbH; G.m.b.H.; Gesellschaft mit beschränkter Haftung; Gesellschaft mit beschraenkter Haftung; Gesellschaft m.b.H.; Gesellschaft mbH; Ges.m.b.H.; Ges. mbH; GesmbH; mbH; m.b.H.; and Co GmbH; Co GmbH; S.a.g.l.; Società a garanzia limitata; Ltd liab. Co
ggmbh|end|never|DE|gGmbH; gemeinnützige GmbH; gemeinnuetzige GmbH; gemeinnützige Gesellschaft mbH; gemeinnuetzige Gesellschaft mbH; gemeinnützige Gesellschaft mit beschränkter Haftung
ug|end|never|DE|UG (haftungsbeschränkt); UG (haftungsbeschraenkt); UG haftungsbeschr.; Unternehmergesellschaft; Unternehmergesellschaft (haftungsbeschränkt); Unternehmergesellschaft (haftungsbeschraenkt); haftungsbeschränkt; haftungsbeschraenkt; gUG (haftungsbeschränkt); gUG (haftungsbeschraenkt)
ug|end|if-known|DE|U.G.; gUG
ag|end|never|DE AT CH LI LU BE|AG; A.G.; Aktiengesellschaft; Aktien-Gesellschaft; Investmentaktiengesellschaft; InvAG; REIT-AG; REIT-Aktiengesellschaft; gAG; gemeinnützige Aktiengesellschaft
se|end|never|DE FR NL AT BE LU CZ GB IE CY NO SE DK FI PL ES IT SK|SE; S.E.; Societas Europaea; Europäische Gesellschaft; Europäische Aktiengesellschaft; Société européenne; Sociedad anónima europea; Società europea; Europese vennootschap; Sociedade anónima europeia; European Company; European Public Limited Liability Company; Europæisk selskab; Europabolag; Eurooppayhtiö; Spółka europejska; Evropská společnost; Európska spoločnosť; Societate europeană; Evropska delniška družba; Ευρωπαϊκή Εταιρεία; United Kingdom Societas
sce|end|never|DE FR IT ES AT BE NL|Societas Cooperativa Europaea; Europäische Genossenschaft; SCE mbH
sce|end|if-known|DE FR IT ES AT BE NL|SCE; S.C.E.
kg|end|never|DE AT CH LI BE|KG; K.G.; Kommanditgesellschaft; and Co KG; Co KG; und Co KG; u. Co. KG; and Cie KG; Co.KG
gmbh-co-kg|end|never|DE AT CH|GmbH and Co KG; GmbH Co KG; GmbH und Co KG; GmbH u. Co. KG; GmbH and Cie KG; GmbH and Co; GmbH und Co; GmbH u. Co.; GmbH and Co Kommanditgesellschaft; GmbH und Co Kommanditgesellschaft; mbH and Co KG; mbH Co KG; mbH und Co KG; mbH u. Co. KG; Gesellschaft mbH and Co KG; Gesellschaft mbH and Co Kommanditgesellschaft; Ges.m.b.H. and Co KG; AG and Co KG; AG Co KG; AG und Co KG; SE and Co KG; SE Co KG; SE und Co KG; UG and Co KG; UG (haftungsbeschränkt) and Co KG; UG (haftungsbeschraenkt) and Co KG; UG (haftungsbeschränkt) und Co KG; Ltd and Co KG; Limited and Co KG; B.V. and Co KG; Stiftung and Co KG; KGaA and Co KG; GmbH and Co.KG; GmbH u. Co.KG; GmbH und Co.KG; AG and Co.KG; SE and Co.KG; mbH and Co.KG
kgaa|end|never|DE LU BE|KGaA; K.G.a.A.; KG a.A.; Kommanditgesellschaft auf Aktien; Kommanditaktiengesellschaft; and Co KGaA; Co KGaA; GmbH and Co KGaA; GmbH Co KGaA; GmbH und Co KGaA; AG and Co KGaA; AG Co KGaA; SE and Co KGaA; SE Co KGaA; SE und Co KGaA; Stiftung and Co KGaA; GmbH and Co.KGaA; AG and Co.KGaA; SE and Co.KGaA; Co.KGaA
ohg|end|never|DE AT BE CH|OHG; O.H.G.; Offene Handelsgesellschaft; and Co OHG; GmbH and Co OHG; AG and Co OHG; OHG mbH; Kollektivgesellschaft
og|end|if-known|AT|O.G.; O.E.G.; K.E.G.
og|end|never|AT|Offene Gesellschaft; Offene Erwerbsgesellschaft; Kommandit-Erwerbsgesellschaft
gbr|end|never|DE AT|GbR; G.b.R.; eGbR; GdbR; GesbR; GbR mbH; Gesellschaft bürgerlichen Rechts; Gesellschaft buergerlichen Rechts; Gesellschaft des bürgerlichen Rechts
partg|end|never|DE|PartG; PartGmbB; PartG mbB; Partnerschaft mbB; mbB; Partnerschaftsgesellschaft; Partnerschaftsgesellschaft mbB; Partnerschaftsgesellschaft mit beschränkter Berufshaftung
sole-trader|end|never|DE AT CH|e.Kfm.; e. Kfm.; e.Kfr.; e. Kfr.; e.Kffr.; eingetragener Kaufmann; eingetragene Kauffrau; Einzelunternehmen; Einzelunternehmer; Einzelfirma; Einzelkaufmann
sole-trader|end|if-known|DE|e.K.; e. K.
sole-trader|end|always|AT CO BO PY|e.U.
ev|end|never|DE LI|eingetragener Verein; nicht eingetragener Verein; rechtsfähiger Verein; wirtschaftlicher Verein
ev|end|if-known|DE LI|e.V.; e. V.
eg|end|never|DE LI AT|eingetragene Genossenschaft; eGen; e.Gen.; eGmbH; reg. Gen. mbH; reg.Gen.m.b.H.; registrierte Genossenschaft mit beschränkter Haftung; Genossenschaft mit beschränkter Haftung
eg|end|if-known|DE LI|e.G.; e. G.
vvag|end|never|DE AT CH|VVaG; V.V.a.G.; Versicherungsverein auf Gegenseitigkeit; Versicherungsverein a.G.; auf Gegenseitigkeit
vvag|end|if-known|DE AT CH|VaG; V.a.G.
public-institution|end|never|DE AT|AoeR; KdöR; K.d.ö.R.; KdoeR; Anstalt des öffentlichen Rechts; Anstalt öffentlichen Rechts; Körperschaft des öffentlichen Rechts; Körperschaft öffentlichen Rechts; Stiftung des öffentlichen Rechts
public-institution|end|if-known|DE|AöR; A.ö.R.
ewiv|end|never|DE FR BE LU IT GB IE ES PT NL|EWIV; Europäische wirtschaftliche Interessenvereinigung; GEIE; G.E.I.E.; Groupement européen d'intérêt économique; EEIG; E.E.I.G.; European Economic Interest Grouping; AEIE; A.E.I.E.; Gruppo europeo di interesse economico; Agrupación europea de interés económico; Agrupamento europeu de interesse económico; EESV; Europees economisch samenwerkingsverband; UKEIG
gie|end|never|FR BE LU ES RO HR SI PT|Groupement d'intérêt économique; Agrupación de interés económico; Economisch samenwerkingsverband; Agrupamento complementar de empresas; Gospodarsko interesno udruženje; Gospodarsko interesno združenje
gie|end|if-known|FR BE LU ES RO HR SI PT|GIE; G.I.E.; AIE; A.I.E.; ESV; G.I.U.; G.I.Z.
gip|end|never|FR|Groupement d'intérêt public
gip|end|if-known|FR|GIP; G.I.P.
sa|end|never|FR BE LU CH ES PT BR AR MX CL CO PE UY PY BO EC GT HN NI CR PA DO SV VE PL RO GR MC MA TN SN CI CM VG|SA; S.A.; Société anonyme; Société anonyme à conseil d'administration; SA à conseil d'administration; Société anonyme à directoire; SA à directoire; SA à directoire et conseil de surveillance; Société anonyme de droit public; Sociedad anónima; Sociedad anónima unipersonal; SA Unipersonal; SAU; S.A.U.; Sociedade anónima; Sociedade anônima; Sociedade por ações; Società anonima; Spółka akcyjna; Societate pe acțiuni; Societatea pe acțiuni; Co SA; and Co SA; y Cía SA; Cía SA; SA/NV; NV/SA
sa|end|never|MC|Société anonyme monégasque
sa|end|if-known|MC|SAM; S.A.M.
sa|end|never|AR|S.A.C.I.F.; S.A.I.C.F.; S.A.C.I.F.I.A.; S.A.C.I.F. y A.; S.A.I.C. y F.; S.A.C.I. y F.
sa|end|if-known|AR|S.A.I.C.; S.A.C.I.
sa|any|never|GR CY|Ανώνυμη Εταιρεία; Ανώνυμη Εταιρία; Ανώνυμος Εταιρεία; Ανώνυμος Εταιρία; ΑΕ; Α.Ε.; Α.Ε.Β.Ε.; Α.Β.Ε.Ε.; Α.Ε.Ε.; Α.Τ.Ε.; Anonimi Etairia; Anonimi Eteria; Anonymi Etairia; Anonymi Etaireia; Anonimi Etaireia; A.B.E.E.; Single Member S.A.
sa|end|always|GR|A.E.
ca|end|never|VE EC|S.A.C.A.; S.A.I.C.A.; Compañía anónima
ca|end|always|VE EC DO|C.A.
sa-de-cv|end|never|MX SV HN|S.A. de C.V.; S.A. C.V.; de C.V.; SAdeCV; S.A. de Capital Variable; Sociedad anónima de capital variable; S.A.de C.V.
sa-de-cv|end|never|MX|S.A.B. de C.V.; Sociedad anónima bursátil; Sociedad anónima bursátil de capital variable; S.A.P.I. de C.V.; Sociedad anónima promotora de inversión; Sociedad anónima promotora de inversión de capital variable; S.A.P.I.B. de C.V.; Sociedad anónima promotora de inversión bursátil de capital variable; SOFOM E.N.R.; SOFOM E.R.; SA de CV SOFOM ENR; SA de CV SOFOM ER; SAPI de CV SOFOM ENR; SAPI de CV SOFOM ER
sa-de-cv|end|if-known|MX|S.A.B.; S.A.P.I.
s-de-rl|end|never|MX HN|S. de R.L.; S de RL; S.R.L. de C.V.; S. de R.L. de C.V.; S de RL de CV; S. de R.L. MI; Sociedad de responsabilidad limitada de capital variable
rural-production|end|never|MX|S.P.R. de R.L.; S.P.R. de R.L. de C.V.; Sociedad de producción rural de responsabilidad limitada
scoop|end|never|MX|S.C. de R.L.; S.C. de R.L. de C.V.; S.C.L. de C.V.; Sociedad cooperativa de responsabilidad limitada; Sociedad cooperativa de responsabilidad limitada de capital variable
civil-association|end|never|MX CR ES PE|Asociación civil; Institución de asistencia privada; Sociedad civil; Sociedad civil profesional; Sociedad civil de responsabilidad limitada; S. civil de R.L.; Comunidad de bienes
civil-association|end|always|MX ES|A.C.; I.A.P.; C.B.
sac|end|never|PE|Sociedad anónima cerrada; S.A.C.S.; Sociedad por acciones cerrada simplificada
sac|end|if-known|PE|S.A.C.
saa|end|never|PE|Sociedad anónima abierta
saa|end|if-known|PE|S.A.A.
sas|end|never|FR CO IT LU DO AR EC MX CH|SAS; S.A.S.; SASU; S.A.S.U.; Société par actions simplifiée; Société par actions simplifiée unipersonnelle; Société par actions simplifiée à associé unique; SAS à associé unique; SAS à capital variable; Sociedad por acciones simplificada; Sociedades por acciones simplificadas; Sociedad anónima simplificada; S.A.S. de C.V.; S.A.S. B.I.C.; Società in accomandita semplice; and C. S.a.s.; e C. S.a.s.; di and C. S.a.s.; and Co SAS
sarl|end|never|FR LU CH MC MA TN DZ SN CI CM LB CA|SARL; S.A.R.L.; S.à r.l.; S.à rl; SARLU; S.A.R.L.U.; SARL AU; SARL à associé unique; SARL à capital variable; EURL; E.U.R.L.; SUARL; S.U.A.R.L.; S.à r.l.-S; SARL-S; Société à responsabilité limitée; Société à responsabilité limitée simplifiée; Société unipersonnelle à responsabilité limitée; Entreprise unipersonnelle à responsabilité limitée; and Cie SARL; et Cie SARL
sel|end|never|FR|SELARL; S.E.L.A.R.L.; SELAS; S.E.L.A.S.; SELASU; SELURL; SELAFA; SELCA; SPFPL; Société d'exercice libéral à responsabilité limitée; Société d'exercice libéral par actions simplifiée
snc|end|never|FR IT BE CH BR RO MC LU|SNC; S.N.C.; Société en nom collectif; Società in nome collettivo; Sociedade em nome coletivo; Societate în nume colectiv; Sociedad en nombre colectivo; and C. S.n.c.; e C. S.n.c.; di and C. S.n.c.
snc|end|never|CA LU|SENC; S.E.N.C.; SENCRL; S.E.N.C.R.L.; Société en nom collectif à responsabilité limitée
scs|end|never|FR BE LU RO BR BO MC CA ES|SCS; S.C.S.; SCSp; S.C.Sp.; SECSp; Société en commandite; Société en commandite simple; Société en commandite spéciale; Societate în comandită simplă; Sociedade em comandita simples; Sociedad en comandita simple; Sociedad en comandita; Sociedad comanditaria simple; Sociedad comanditaria; S. en C.; S en C; Cía S en C; y Cía S en C; S. en C. de C.V.; Commanditaire vennootschap; Gewone commanditaire vennootschap; CommV; Comm. V.
scs|end|if-known|CA|S.E.C.
sca|end|never|FR BE LU BO CO RO IT|Société en commandite par actions; Sociedad en comandita por acciones; Sociedad comanditaria por acciones; Societate în comandită pe acțiuni; Sociedade em comandita por ações; S. en C. por A.; S en C por A; Commanditaire vennootschap op aandelen; CommVA; Comm. VA; SApA; S.a.p.a.; Società in accomandita per azioni
sca|end|if-known|FR BE LU|SCA; S.C.A.; CVA; C.V.A.
sci|end|never|FR MC LU|Société civile immobilière; Société civile; Société civile particulière; Société civile professionnelle; Société civile de moyens; Société civile de placement collectif immobilier; Société civile d'exploitation agricole; Exploitation agricole à responsabilité limitée; Groupement agricole d'exploitation en commun; SCPI; SCCV; SCEA; GAEC
sci|any|if-known|FR MC LU|SCI; S.C.I.; SCP; S.C.P.; SCM; S.C.M.; E.A.R.L.
sole-trader|end|always|FR|E.I.
sole-trader|end|never|FR BE LU|Entreprise individuelle
scop|end|never|FR|Société coopérative à responsabilité limitée; SCIC SA; SCIC SARL; SCOP SA; SCOP SARL; SA SCOP; SARL SCOP; Société coopérative agricole; Société coopérative européenne
scop|end|if-known|FR|SCOP; S.C.O.P.; SCIC; S.C.I.C.; SICA
semi-public|end|if-known|FR|SEM; S.E.M.; SEML; SPL; EPIC; E.P.I.C.
semi-public|end|never|FR|Société d'économie mixte; Société publique locale; Établissement public à caractère industriel et commercial
slp|end|never|FR|Société de libre partenariat
asbl|end|never|BE LU FR|ASBL; A.S.B.L.; AISBL; A.I.S.B.L.; VZW; V.Z.W.; IVZW; I.V.Z.W.; Association sans but lucratif; Association internationale sans but lucratif; Vereniging zonder winstoogmerk; Internationale vereniging zonder winstoogmerk; ASBL/VZW; VZW/ASBL; AISBL/IVZW; Association loi 1901
asbl|end|if-known|BE|VoG
societe-cooperative|end|never|BE CH LU FR|Société coopérative
nv|end|never|NL BE CW SX AW SR BQ|NV; N.V.; Naamloze vennootschap; Naamloze vennootschap van publiek recht; NV van publiek recht; Co NV; and Co NV
bv|end|never|NL BE CW SX AW BQ|BV; B.V.; Besloten vennootschap; Besloten vennootschap met beperkte aansprakelijkheid; B.V. i.o.; and Co BV; BV/SRL; SRL/BV; BVBA; B.V.B.A.; EBVBA; Eenpersoons besloten vennootschap met beperkte aansprakelijkheid; SPRL/BVBA; BVBA/SPRL; Vennootschap met beperkte aansprakelijkheid; Aruba vrijgestelde vennootschap
bv|end|if-known|AW|AVV; A.V.V.; VBA; V.B.A.
sprl|end|never|BE CD RW BI|SPRL; S.P.R.L.; SPRLU; S.P.R.L.U.; Société privée à responsabilité limitée; Société privée à responsabilité limitée unipersonnelle
cvba|end|never|BE|CVBA; C.V.B.A.; CVBA-SO; CVOA; SCRI; Coöperatieve vennootschap; Coöperatieve vennootschap met beperkte aansprakelijkheid; Coöperatieve vennootschap met onbeperkte aansprakelijkheid; Société coopérative à responsabilité illimitée
scrl|end|never|BE IT|SCRL; S.C.R.L.; SCRL-FS
cooperatie-ua|end|never|NL|Coöperatie U.A.; Coöperatieve U.A.; Coöp. U.A.; Onderlinge waarborgmaatschappij U.A.; Onderlinge waarborgmaatschappij
cooperatie-ua|end|if-known|NL|U.A.; B.A.; W.A.; OWM
vof|end|never|NL BE AW SR|VOF; V.O.F.; Vennootschap onder firma; Vennootschap onder een firma
sole-trader|end|never|NL BQ SX|Eenmanszaak
cv|any|always|ID NL BE CW|C.V.
spa|end|if-known|IT CL DZ|SpA; S.p.A.
spa|end|never|IT CL DZ|Società per azioni; Societa' per azioni; Società per azioni con socio unico; SpA con socio unico; SpA a socio unico; SpA unipersonale; SpA Società Benefit; SpA SB; and C. S.p.A.; Sociedad por acciones; Società per azioni unipersonale
srl|end|never|IT RO AR BE BO PE PY PA CR DO BB MD UY|SRL; S.R.L.; S.r.l. con socio unico; S.r.l. a socio unico; S.r.l. socio unico; S.r.l. unipersonale; S.r.l. Società Benefit; S.r.l. SB; S.r.l. STP; SRL-D; Società a responsabilità limitata; Societa' a responsabilita' limitata; Società a responsabilità limitata unipersonale; Società a responsabilità limitata con unico socio; Societate cu răspundere limitată; Societatea cu răspundere limitată; Sociedad de responsabilidad limitada; Sociedad comercial de responsabilidad limitada; S.R. Ltda.; Soc. de Resp. Ltda.; and C. S.r.l.; Society with Restricted Liability
srl|end|never|IT|Srls; S.r.l.s.; Srl semplificata; Società a responsabilità limitata semplificata
scarl|end|never|IT|Scarl; S.c.a r.l.; S.c. a r.l.; Soc. Cons. a r.l.; Società consortile a responsabilità limitata; Società consortile; Consortile a r.l.; ScpA; S.c.p.a.; Società consortile per azioni
soc-coop|end|never|IT|Soc. Coop.; Soc.Coop.; Soc. Coop. a r.l.; Soc. Coop. p.A.; Soc. Coop. Agricola; Soc. Coop. Sociale; Soc. Cooperativa; Soc. Cooperativa Sociale; Società cooperativa; Società cooperativa a responsabilità limitata; Società cooperativa per azioni; Società cooperativa sociale; Società cooperativa agricola; Coop. a r.l.; Cooperativa a r.l.; Coop. Sociale; Cooperativa sociale; Cooperativa sociale a r.l.; a r.l.
societa-semplice|end|never|IT|Società semplice; Società agricola; Società agricola semplice; Soc. Agr.; Società semplice agricola
societa-semplice|end|if-known|IT|S.S.
onlus|end|never|IT|ONLUS; O.N.L.U.S.
onlus|end|if-known|IT|A.S.D.; S.S.D.; S.S.D. a r.l.; A.P.S. ETS; ETS
sl|end|never|ES|SL; S.L.; SLU; S.L.U.; Sociedad limitada; Sociedad limitada unipersonal; S.L. Unipersonal; Sociedad de responsabilidad limitada unipersonal; S.L. (sociedad unipersonal); SLNE; S.L.N.E.; Sociedad limitada nueva empresa; Sociedad limitada de nueva empresa; SLP; S.L.P.; SLPU; S.L.P.U.; Sociedad limitada profesional; S.L. Profesional; SLL; S.L.L.; S.R.L.L.; Sociedad limitada laboral; S.L. Laboral; Societat limitada
sa|end|never|ES|Sociedad anónima profesional; Sociedad anónima laboral; S.A. Laboral; S.A. S.M.E.; S.M.E. S.A.; S.C.R. S.A.; S.G.I.I.C. S.A.; S.G.E.I.C. S.A.; E.F.C. S.A.; SOCIMI S.A.; S.A. (sociedad unipersonal)
sad|end|never|ES PT|Sociedad anónima deportiva; Sociedade anónima desportiva
sad|end|if-known|ES PT|S.A.D.
sgr|end|never|ES IT|Sociedad de garantía recíproca
sgr|end|if-known|ES IT|S.G.R.
scoop|end|never|ES AR UY BR|S. Coop.; S.Coop.; SCoop; S. Coop. Ltda.; S. Coop. V.; S. Coop. And.; S. Coop. Mad.; S. Coop. Galega; S.C.C.L.; Sociedad cooperativa; Sociedad cooperativa andaluza; Sociedad cooperativa limitada; Societat cooperativa catalana limitada; Sdad. Coop.; Sdad. Coop. Ltda.; Soc. Coop. Ltda.; Cooperativa Ltda.; Cooperativa Limitada; Coop. V.; Sociedade cooperativa
agrarian-society|end|never|ES|Sociedad agraria de transformación; S.A.T. Ltda.
collective-society|end|never|ES CL CO GT|Sociedad colectiva; Sociedad colectiva comercial; Sociedad colectiva civil
ltda|end|never|BR CL CO PT EC GT PY UY BO PE|Ltda.; Limitada; Cía. Ltda.; Compañía Limitada; Compañía de responsabilidad limitada; y Cía. Ltda.; y Compañía Limitada; e Cia. Ltda.; Sociedade limitada; Sociedade limitada unipessoal; Sociedade unipessoal limitada; Ltda. ME; Ltda. M.E.; Ltda. EPP; Ltda. E.P.P.; Ltda. B.I.C.; Sociedad de responsabilidad Ltda.; Cia.Ltda.
ltda|end|never|PT AO MZ CV|Lda.; Unipessoal Lda.; Unipessoal Limitada; Unip. Lda.; Sociedade unipessoal Lda.; Soc. Unip. Lda.; e Filhos Lda.; e Cia. Lda.; and Cia. Lda.; and C. Lda.; Sociedade por quotas; Sociedade unipessoal por quotas
ltda|end|always|BR|ME; M.E.; EPP; E.P.P.; MEI
eireli|end|never|BR|EIRELI; EIRELI ME; EIRELI EPP; Empresa individual de responsabilidade limitada
simples|end|never|BR|Sociedade simples; S/S Ltda.; SS Ltda.; S/C Ltda.; S.C. Ltda.; Sociedade simples Ltda.; Sociedade civil Ltda.; Sociedade individual de advocacia
sgps|end|never|PT|SGPS; S.G.P.S.; SGPS S.A.; S.G.P.S. S.A.; SGPS Lda.; Sociedade gestora de participações sociais
public-enterprise|end|never|PT BR ES CO AR|Entidade pública empresarial; Empresa pública; E.M. S.A.; S.A. E.S.P.; S.A.S. E.S.P.; Empresa de servicios públicos; Sociedad de economía mixta; Sociedad del Estado; S.A.P.E.M.; E.I.C.E.; Empresa social del Estado; Empresa productiva del Estado
public-enterprise|end|if-known|CO|E.S.P.
eirl|end|never|CL PE CR DO PY FR|EIRL; E.I.R.L.; Empresa individual de responsabilidad limitada; Empresa unipersonal de responsabilidad limitada; E.I.R. Ltda.
unipersonal|end|never|CO BO PY AR|Empresa unipersonal; Sociedad unipersonal; Empresa asociativa de trabajo
ab|any|in-front|SE FI LT AX|A.B.
ab|end|never|SE FI LT AX|AB (publ); Aktiebolag (publ); Aktiebolaget (publ); and Co AB; Bankaktiebolag; Försäkringsaktiebolag; Försäkringsaktiebolag (publ); publ
ab|any|never|SE FI LT|Aktiebolag; Aktiebolaget; Akcinė bendrovė; Publikt aktiebolag
hb|end|never|SE|Handelsbolag; Handelsbolaget
hb|end|if-known|SE|HB; H.B.
kb|end|never|SE FI|Kommanditbolag; Kommanditbolaget; Kommandiittiyhtiö
kb|end|if-known|SE FI|KB; K.B.; Ky
ay|end|never|FI|Avoin yhtiö; Öppet bolag
ay|end|if-known|FI|Ay
sole-trader|end|never|SE FI|Toiminimi; Enskild firma; Enskild näringsidkare; T:mi
sole-trader|end|if-known|FI|Tmi
ekonomisk-forening|end|never|SE FI|Ekonomisk förening; Ek. för.; Ek. förening; Bostadsrättsförening; Andelslag; Osuuskunta
ekonomisk-forening|end|if-known|SE FI|Osk.; BRF
housing-company|any|never|FI|Asunto Oy; Asunto-osakeyhtiö; As. Oy; Kiinteistö Oy; Keskinäinen kiinteistöosakeyhtiö; Bostads Ab
mutual-insurance|end|never|SE FI NO|Ömsesidigt försäkringsbolag; Keskinäinen vakuutusyhtiö; Gjensidig forsikringsselskap; Försäkringsförening
registered-association|end|never|FI|Rekisteröity yhdistys; Registrerad förening
registered-association|end|if-known|FI|r.y.; r.f.; ry; rf
oy|any|in-front|FI|Oy
oy|end|never|FI|Oy Ab; Ab Oy; Oy Ltd; Oy Ab Ltd; Ltd Oy
oy|any|never|FI|Osakeyhtiö; Vakuutusosakeyhtiö
oyj|end|never|FI|Oyj; Abp; Oyj Abp; Oyj/Abp; Julkinen osakeyhtiö; Julkinen vakuutusosakeyhtiö
as|any|if-known|NO DK EE LV CZ SK TR|AS; A/S; A.S.
as|any|never|NO DK EE CZ SK LV|Aksjeselskap; Aksjeselskapet; Aktieselskab; Aktieselskabet; Aktsiaselts; akciová společnost; akciová spoločnosť; akciová spol.; akc. spol.; akc. spoločnosť; Akciju sabiedrība
as|end|never|NO DK|og Co AS; og Co A/S; and Co AS; and Co A/S
as|end|never|TR|Anonim Şirketi; Anonim Şirket; Anonim Ortaklığı; Türk Anonim Şirketi; Türk Anonim Ortaklığı; San. Tic. A.Ş.; San. ve Tic. A.Ş.; Sanayi ve Tic. A.Ş.; Sanayi ve Ticaret A.Ş.; Sanayi ve Ticaret Anonim Şirketi; Sanayi Ticaret A.Ş.; Sanayi A.Ş.; Sanayii ve Ticaret A.Ş.; Ticaret A.Ş.; Ticaret Anonim Şirketi; Tic. A.Ş.; Ticaret ve Sanayi A.Ş.; Ticaret ve Sanayi Anonim Şirketi; Tic. ve San. A.Ş.; Tic.A.Ş.; San.A.Ş.; San. A.Ş.; San.Tic.A.Ş.; San.ve Tic.A.Ş.
as|end|if-known|TR|T.A.Ş.; T.A.O.
tr-partnership|end|never|TR|Kollektif Şirketi; Kollektif Şirket; Koll. Şti.; Komandit Şirketi; Komandit Şirket; Kom. Şti.; ve Ortakları
asa|end|never|NO|ASA; A.S.A.; Allmennaksjeselskap; Allmennaksjeselskapet
ans|end|never|NO|Ansvarlig selskap; Ansvarlig selskap med delt ansvar; Selskap med delt ansvar
ans|end|if-known|NO|ANS
ans|end|always|NO|DA
ba-no|end|never|NO|Selskap med begrenset ansvar; Samvirkeforetak
state-enterprise|end|never|NO|Statsforetak; Kommunalt foretak; Fylkeskommunalt foretak; Interkommunalt selskap
state-enterprise|end|always|NO|KF; FKF; IKS; RHF
sole-trader|end|never|NO DK|Enkeltpersonforetak; Enkeltmandsvirksomhed
foreign-branch|end|never|NO|Norskregistrert utenlandsk foretak
foreign-branch|end|if-known|NO|NUF
housing-cooperative|end|never|NO|Boligbyggelag; Borettslag
housing-cooperative|end|if-known|NO|BBL; BRL
ks|end|never|NO DK CZ SK|Kommandittselskap; Kommandittselskapet; Kommanditselskab; Kommanditselskabet; komanditní společnost; komanditná spoločnosť; kom. spol.
ks|end|if-known|NO DK CZ SK|K/S; k.s.
aps|any|in-front|DK|ApS
aps|any|never|DK|Anpartsselskab; Anpartsselskabet; and Co ApS; og Co ApS; Iværksætterselskab
aps|end|if-known|DK|IVS
is-dk|end|never|DK|I/S; Interessentskab; Interessentskabet
ps-dk|end|never|DK|P/S; Partnerselskab; Kommanditaktieselskab
amba|end|never|DK|Andelsselskab; Andelsselskabet; Andelsselskab med begrænset ansvar; Selskab med begrænset ansvar; Forening med begrænset ansvar
amba|end|if-known|DK|A.m.b.a.; S.m.b.a.; F.m.b.a.
hf|end|never|IS|Ehf.; Ohf.; Hlutafélag; Hlutafélagið; Einkahlutafélag; Einkahlutafélagið; Opinbert hlutafélag
hf|end|if-known|IS|Hf.
slf|end|never|IS|Slhf.; Samlagsfélag; Sameignarfélag; Samlagshlutafélag; Samvinnufélag
slf|end|if-known|IS|Slf.; Sf.; Svf.
spzoo|any|never|PL|Sp. z o.o.; Sp.z o.o.; Sp.zo.o.; Sp. zo.o.; Sp. z.o.o.; Sp z oo; Spzoo; Spółka z o.o.; Spółka zoo; Spółka z ograniczoną odpowiedzialnością; Spółka z ogr. odp.; Sp. z ogr. odp.; z o.o.
spk|end|never|PL|Sp.k.; Sp. k.; Sp. kom.; Sp. komandytowa; Spółka komandytowa
spzoo-spk|end|never|PL|Sp. z o.o. Sp.k.; Sp. z o.o. Sp. k.; Sp. z o.o. Sp. komandytowa; Sp. z o.o. Spółka komandytowa; Spółka z o.o. Sp.k.; Spółka z o.o. Sp. k.; Spółka z o.o. Spółka komandytowa; Spółka z ograniczoną odpowiedzialnością Sp.k.; Spółka z ograniczoną odpowiedzialnością Sp. k.; Spółka z ograniczoną odpowiedzialnością Spółka komandytowa
ska|end|never|PL|Spółka komandytowo-akcyjna; Sp. z o.o. S.K.A.; Spółka z ograniczoną odpowiedzialnością S.K.A.
ska|end|if-known|PL|S.K.A.
spj|end|never|PL|Sp.j.; Sp. j.; Sp. jawna; Spółka jawna
spp|end|never|PL|Sp.p.; Sp. p.; Spółka partnerska
sc-pl|end|never|PL|Spółka cywilna; Sp. cywilna
psa-pl|end|never|PL|Prosta spółka akcyjna
psa-pl|end|if-known|PL|P.S.A.
mutual-insurance|end|never|PL|Towarzystwo ubezpieczeń wzajemnych
mutual-insurance|end|if-known|PL|TUW
state-enterprise|end|never|PL CZ SK|Przedsiębiorstwo państwowe; státní podnik; štátny podnik; národní podnik
state-enterprise|end|if-known|PL CZ SK|P.P.; s.p.; n.p.
sro|any|never|CZ SK|s.r.o.; spol. s r.o.; spol. s r. o.; spol.s r.o.; spol. s.r.o.; společnost s r.o.; spoločnosť s r.o.; společnost s ručením omezeným; spoločnosť s ručením obmedzeným; spol. s ručením omezeným; spol. s ručením obmedzeným; a spol. s r.o.; and spol. s r.o.; s r.o.
vos|end|never|CZ SK|v.o.s.; veřejná obchodní společnost; verejná obchodná spoločnosť; ver. obch. spol.
public-benefit|end|never|CZ SK|obecně prospěšná společnost; zapsaný ústav; zapsaný spolek; nezisková organizace; nezisková organizácia; v.v.i.; veřejná výzkumná instituce
public-benefit|end|if-known|CZ SK|o.p.s.; z.ú.; z.s.; n.o.; o.z.; n.f.
public-institution|end|never|CZ SK|příspěvková organizace; příspěvková org.; príspevková organizácia; rozpočtová organizácia
foreign-branch|end|never|CZ SK PL HU|odštěpný závod; organizační složka; organizačná zložka; organizační složka podniku; org. složka; org. zložka; Oddział w Polsce; Spółka akcyjna Oddział w Polsce; Magyarországi Fióktelepe
jsa|end|never|SK|jednoduchá spoločnosť na akcie; j.s.a.
kft|any|never|HU|Kft.; K.f.t.; Korlátolt Felelősségű Társaság; Nonprofit Kft.; Közhasznú Nonprofit Kft.; Nonprofit Korlátolt Felelősségű Társaság; Közhasznú Nonprofit Korlátolt Felelősségű Társaság; Kereskedelmi és Szolgáltató Kft.; Kereskedelmi Kft.; Szolgáltató Kft.; Kereskedelmi és Szolgáltató Korlátolt Felelősségű Társaság; Kereskedelmi Korlátolt Felelősségű Társaság; Szolgáltató Korlátolt Felelősségű Társaság
zrt|any|never|HU|Zrt.; Nonprofit Zrt.; Zártkörűen Működő Részvénytársaság; Zártkörű Részvénytársaság
nyrt|any|never|HU|Nyrt.; Nyilvánosan Működő Részvénytársaság; Nyilvános Részvénytársaság
rt|any|never|HU|Részvénytársaság
rt|end|if-known|HU|Rt.
bt|any|never|HU|Betéti Társaság
bt|end|if-known|HU|Bt.
kkt|end|never|HU|Kkt.; Közkereseti Társaság
kht|end|never|HU|Kht.; Közhasznú Társaság
sole-trader|end|never|HU|Egyéni Cég; Egyéni vállalkozó
doo|any|never|HR SI RS BA ME MK|d.o.o.; j.d.o.o.; društvo s ograničenom odgovornošću; društvo sa ograničenom odgovornošću; jednostavno društvo s ograničenom odgovornošću; društvo so ograničena odgovornost; družba z omejeno odgovornostjo; друштво са ограниченом одговорношћу; друштво со ограничена одговорност; д.о.о.; DOOEL; d.o.o.e.l.; ДООЕЛ; za trgovinu i usluge d.o.o.; za usluge d.o.o.; za trgovinu d.o.o.; d.o.o. za usluge; d.o.o. za trgovinu; d.o.o. za trgovinu i usluge
dd|end|never|HR SI BA|dioničko društvo; dioničarsko društvo; delniška družba
dd|end|if-known|HR SI BA|d.d.
jtd|end|never|HR RS MK BA|javno trgovačko društvo; ortačko društvo; ортачко друштво; јавно трговско претпријатие
jtd|end|if-known|HR MK|j.t.d.
dno|end|never|SI|družba z neomejeno odgovornostjo
dno|end|if-known|SI|d.n.o.
kd|end|never|HR SI RS MK BG|komanditno društvo; komanditna družba; командитно друштво; командитно дружество
kd|end|if-known|HR SI RS MK BG|k.d.; К.Д.
kdd|end|never|SI|komanditna delniška družba
kdd|end|if-known|SI|k.d.d.
public-enterprise|any|never|HR SI RS MK BA|javno preduzeće; javno podjetje; javno poduzeće; јавно предузеће; javni zavod
public-enterprise|any|always|RS BA ME MK|JP; ЈП
sole-trader|end|never|SI RS MK BG|samostojni podjetnik; samostojni podjetnik posameznik; preduzetnik; предузетник; трговец поединец; едноличен търговец
sole-trader|any|always|BG|ЕТ; ET
ad|end|if-known|BG RS MK ME|AD; a.d.; EAD; E.A.D.
ad|any|never|BG RS MK ME|АД; А.Д.; ЕАД; Е.А.Д.; акционерно дружество; еднолично акционерно дружество; акционарско друштво; акционерско друштво; akcionarsko društvo; akcionersko društvo; aktsionerno druzhestvo; ednolichno aktsionerno druzhestvo
adsic|any|never|BG|АДСИЦ; ADSIC; ADSITS; акционерно дружество със специална инвестиционна цел
ood|any|never|BG|ООД; О.О.Д.; OOD; O.O.D.; ЕООД; Е.О.О.Д.; EOOD; E.O.O.D.; дружество с ограничена отговорност; еднолично дружество с ограничена отговорност; druzhestvo s ogranichena otgovornost; ednolichno druzhestvo s ogranichena otgovornost
sd|end|never|BG|събирателно дружество
sd|end|always|BG|СД; SD
kda|end|never|BG MK|КДА; командитно дружество с акции
kda|end|if-known|BG|KDA
dzzd|end|never|BG|ДЗЗД; DZZD
ooo|any|never|RU BY KG UZ TJ TM AM AZ GE MD MN|ООО; О.О.О.; OOO; O.O.O.; ТАА; Общество с ограниченной ответственностью; Общества с ограниченной ответственностью; Таварыства з абмежаванай адказнасцю; Obshchestvo s ogranichennoy otvetstvennostyu; Obshchestvo s ogranichennoj otvetstvennostyu; Obshestvo s ogranichennoy otvetstvennostyu; Obschestvo s ogranichennoy otvetstvennostyu; ОсОО; OsOO; MChJ; МЧЖ; СП ООО; ՍՊԸ; Սահմանափակ պատասխանատվությամբ ընկերություն; Məhdud Məsuliyyətli Cəmiyyət; Məhdud Məsuliyyətli Cəmiyyəti; შპს; შეზღუდული პასუხისმგებლობის საზოგადოება; ХХК
ooo|end|if-known|AZ MN|MMC; XXK
odo|any|never|RU BY|ОДО; Общество с дополнительной ответственностью
odo|any|always|RU BY|ODO
llp|any|never|KZ|ТОО; ЖШС; Товарищество с ограниченной ответственностью; Жауапкершілігі шектеулі серіктестік
llp|any|always|KZ|TOO
tov|any|never|UA|ТОВ; ТзОВ; TOV; TzOV; Товариство з обмеженою відповідальністю; Tovarystvo z obmezhenoyu vidpovidalnistyu; Tovarystvo z obmezhenoiu vidpovidalnistiu
tdv|any|never|UA|ТДВ; Товариство з додатковою відповідальністю
private-enterprise|any|never|UA RU BY|Приватне підприємство; Частное предприятие; Частное унитарное предприятие; ЧУП; ЧТУП
private-enterprise|any|always|UA RU BY|ПП; ЧП; ПВП
subsidiary-enterprise|any|never|UA|Дочірнє підприємство; Дочернее предприятие
farm|any|never|UA RU|Фермерське господарство; СФГ; Крестьянское фермерское хозяйство; КФХ
farm|any|always|UA|ФГ
sole-trader|any|never|RU UA BY|ИП; И.П.; ФОП; Индивидуальный предприниматель; Фізична особа підприємець; Individualnyy predprinimatel
state-enterprise|any|never|RU UA BY KZ|ФГУП; FGUP; ГУП; МУП; РУП; Федеральное государственное унитарное предприятие; Государственное унитарное предприятие; Муниципальное унитарное предприятие; Республиканское унитарное предприятие; Унитарное предприятие; Государственное предприятие; Державне підприємство; Комунальне підприємство; Federal State Unitary Enterprise; State Unitary Enterprise
state-enterprise|any|always|RU UA BY KZ|ГП; ДП; КП; GUP; MUP; RUP
state-institution|any|never|RU|ФГБУ; ФГБОУ ВО; ФГАОУ ВО; ФГБНУ; ФГАУ; ГБУ; ГБУЗ; МБУ; ГКУ; АНО; АНО ВО; НКО; Автономная некоммерческая организация; Federal State Budgetary Institution
producers-cooperative|any|never|RU|СПК; Сельскохозяйственный производственный кооператив; Производственный кооператив
jsc|any|never|RU UA KZ BY UZ AM GE AZ MN VN BG RO MD AF ET LT LV|АО; А.О.; НАО; АҚ; Акционерное общество; Непубличное акционерное общество; Акціонерне товариство; Акцыянернае таварыства; Акционерлік қоғам; Aktsionernoye obshchestvo; Aktsionernoe obshchestvo; Akcionernoe obshchestvo; Aksiyadorlik jamiyati; Joint Stock Company; Joint-Stock Co; Joint Stock Corporation; JSC; J.S.C.; State Joint Stock Company; სს; სააქციო საზოგადოება
jsc|any|always|RU UA KZ UZ|AO; АТ; AT
jsc|any|never|VN|Công ty Cổ phần; Công ty CP; Cty CP; CTCP; Công ty Cổ phần Tập đoàn
vn-general-corporation|any|never|VN|Tổng công ty; Tổng Công ty Cổ phần
vn-private|any|never|VN|Doanh nghiệp tư nhân; DNTN
vn-partnership|any|never|VN|Công ty Hợp danh
pjsc|any|never|RU UA AE MD|ПАО; П.А.О.; ПАТ; Публичное акционерное общество; Публічне акціонерне товариство; Publichnoye aktsionernoye obshchestvo; Publichnoe aktsionernoe obshchestvo; Public Joint Stock Company; Public Joint Stock Co; Public JSC; PJSC; P.J.S.C.
pjsc|any|always|RU UA|PAO; PAT
prjsc|any|never|UA AE IR|ПрАТ; Приватне акціонерне товариство; Private Joint Stock Company; PrJSC; Private JSC
prjsc|any|always|UA|PrAT
ojsc|any|never|RU BY UA KG AZ TJ|ОАО; О.А.О.; OAO; ААТ; ВАТ; Открытое акционерное общество; Адкрытае акцыянернае таварыства; Відкрите акціонерне товариство; Otkrytoye aktsionernoye obshchestvo; Otkrytoe aktsionernoe obshchestvo; Open Joint Stock Company; Open Joint Stock Co; Open JSC; OJSC; O.J.S.C.; Açıq Səhmdar Cəmiyyəti; Otkrytoe akcionernoe obshchestvo
ojsc|end|always|AZ|ASC
cjsc|any|never|RU BY UA AM KG AZ TJ|ЗАО; З.А.О.; ZAO; ЗАТ; Закрытое акционерное общество; Закрытае акцыянернае таварыства; Закрите акціонерне товариство; Zakrytoye aktsionernoye obshchestvo; Zakrytoe aktsionernoe obshchestvo; Closed Joint Stock Company; Closed Joint Stock Co; Closed JSC; CJSC; C.J.S.C.; ՓԲԸ; Qapalı Səhmdar Cəmiyyəti; Zakrytoe akcionernoe obshchestvo
uab|any|never|LT|UAB; U.A.B.; Uždaroji akcinė bendrovė
mb-lt|any|never|LT|Mažoji bendrija
mb-lt|any|always|LT|MB
ii-lt|any|never|LT|Individuali įmonė
vsi-lt|any|never|LT|Viešoji įstaiga; VšĮ
state-enterprise|any|never|LT LV|Valstybės įmonė; Savivaldybės įmonė; Valsts akciju sabiedrība
lt-partnership|any|never|LT|Tikroji ūkinė bendrija; Komanditinė ūkinė bendrija; Žemės ūkio bendrovė; Kooperatinė bendrovė; ŽŪB
sia|any|in-front|LV|SIA; S.I.A.
sia|any|never|LV|Sabiedrība ar ierobežotu atbildību
ks|any|never|LV|Komandītsabiedrība
ps-lv|any|never|LV|Pilnsabiedrība
sole-trader|any|never|LV|Individuālais komersants; Individuālais uzņēmums
farm|any|never|LV|Zemnieku saimniecība
ou|any|in-front|EE|OÜ
ou|any|never|EE|Osaühing
tu-ee|any|never|EE|Täisühing; Usaldusühing; Tulundusühistu
mtu|any|never|EE|Mittetulundusühing
mtu|any|if-known|EE|MTÜ
epe|any|never|GR CY|ΕΠΕ; Ε.Π.Ε.; Εταιρεία Περιορισμένης Ευθύνης; Εταιρία Περιορισμένης Ευθύνης; Etaireia Periorismenis Efthynis; Eteria Periorismenis Euthinis; Etairia Periorismenis Efthinis; Μονοπρόσωπη ΕΠΕ
epe|end|if-known|GR|E.P.E.
ike|any|never|GR|ΙΚΕ; Ι.Κ.Ε.; Ιδιωτική Κεφαλαιουχική Εταιρεία; Ιδιωτική Κεφαλαιουχική Εταιρία; Μονοπρόσωπη ΙΚΕ; Idiotiki Kefaleouhiki Eteria; Idiotiki Kefalaiouchiki Etaireia; Private Capital Company; Single Member P.C.; Single Member Private Company
ike|end|if-known|GR|I.K.E.
sa|any|never|GR|Μονοπρόσωπη ΑΕ; Μονοπρόσωπη Ανώνυμη Εταιρεία
oe|any|never|GR CY|ΟΕ; Ο.Ε.; Ομόρρυθμη Εταιρεία; Ομόρρυθμη Εταιρία; Omorithmi Eteria; Omorrythmi Etaireia
oe|end|always|GR|O.E.
ee|any|never|GR CY|ΕΕ; Ε.Ε.; Ετερόρρυθμη Εταιρεία; Ετερόρρυθμη Εταιρία; Eterorithmi Eteria; Eterorrythmi Etaireia
ee|end|always|GR|E.E.
limited|any|never|CY|ΛΤΔ; Λίμιτεδ; Ιδιωτική Εταιρεία Περιορισμένης Ευθύνης με Μετοχές
public-limited|any|never|CY|Δημόσια Εταιρεία Περιορισμένης Ευθύνης; ΔΗΜΟΣΙΑ ΛΤΔ
shpk|any|never|AL XK|Sh.p.k.; Shoqëri me përgjegjësi të kufizuar
sha|any|never|AL XK|Shoqëri aksionare
sha|end|if-known|AL XK|Sh.a.
sole-trader|end|never|RO MD|Persoană fizică autorizată; Întreprindere individuală; Întreprindere familială
sole-trader|end|if-known|RO MD|P.F.A.
public-enterprise|end|never|RO|Regie autonomă; Întreprindere de stat; Companie națională
agricultural-society|end|never|RO|Societate agricolă
sc|any|always|MX PL RO MD LU BE ET|S.C.
kk|any|never|JP|株式会社; 株式會社; (株); ㈱; K.K.; Kabushiki Kaisha; Kabushiki Gaisha; Kabushikikaisha; Kabushikigaisha; Kabushikigaisya; Kabusikigaisya; カブシキガイシャ; カブシキカイシャ
yugen|any|never|JP|有限会社; 特例有限会社; (有); ㈲; Yugen Kaisha; Yugen Gaisha; Yugenkaisha; Yugengaisha; Yugengaisya; ユウゲンガイシャ
yugen|end|if-known|JP|Y.K.
godo|any|never|JP|合同会社; (同); (合); Godo Kaisha; Godo Gaisha; Godokaisha; Godogaisha; Goudougaisya
godo|end|if-known|JP|G.K.
goshi|any|never|JP|合資会社; (資); Goshi Kaisha; Goshi Gaisha; Gousigaisya
gomei|any|never|JP|合名会社; (名); Gomei Kaisha; Gomei Gaisha; Goumeigaisya
sogo|any|never|JP|相互会社; Sogo Kaisha; Sogo Gaisha
jp-special-purpose|any|never|JP|特定目的会社; Tokutei Mokuteki Kaisha; 投資事業有限責任組合; 有限責任事業組合
jp-association|any|never|JP|一般社団法人; 公益社団法人; 社団法人; (社); (一社); (公社); Ippan Shadan Hojin; Shadan Hojin
jp-foundation|any|never|JP|一般財団法人; 公益財団法人; 財団法人; (財); (一財); (公財); Zaidan Hojin
jp-nonprofit|any|never|JP|特定非営利活動法人; NPO法人; (特非)
jp-institution|any|never|JP|学校法人; (学); 医療法人; 医療法人社団; 医療法人財団; 社会医療法人; (医); 社会福祉法人; (福); 宗教法人; 独立行政法人; (独); 地方独立行政法人; 国立研究開発法人; 国立大学法人; 公立大学法人; 農事組合法人
jp-professional|any|never|JP|税理士法人; 弁護士法人; 監査法人; 司法書士法人; 行政書士法人; 特許業務法人
cn-limited|any|never|CN HK TW MO SG|有限公司; 有限责任公司; 有限責任公司; 责任有限公司; 責任有限公司; 私人有限公司; 一人有限责任公司; 担保有限公司; 擔保有限公司; Youxian Gongsi; You Xian Gong Si; Youxiangongsi; Youxian Zeren Gongsi; You Xian Ze Ren Gong Si
cn-joint-stock|any|never|CN HK TW MO|股份有限公司; 股份公司; 公众股份有限公司; 公眾股份有限公司; 私人股份有限公司; Gufen Youxian Gongsi; Gu Fen You Xian Gong Si; Gufen Gongsi
cn-partnership|any|never|CN HK TW|有限合伙; 有限合夥; 合伙企业; 合夥企業; 有限合伙企业; 合伙企业(有限合伙); 特殊普通合伙; 普通合伙; 有限責任合夥; 有限法律責任合夥
cn-unlimited|any|never|CN HK TW|无限公司; 無限公司; 兩合公司
cn-sole|any|never|CN TW|个人独资企业; 個人獨資企業; 个体工商户
cn-company|any|never|CN HK TW|总公司; 總公司; 公司; Gongsi
kr-jusik|any|never|KR KP|주식회사; 주식 회사; (주); ㈜; Jusik Hoesa; Jusikhoesa; Jushik Hoesa; Jushikhoesa; Chusik Hoesa; Chusikhoesa; Joosik Hoesa
kr-yuhan|any|never|KR|유한회사; 유한 회사; (유); (유한); Yuhan Hoesa; Yuhanhoesa
kr-yuhan-chaegim|any|never|KR|유한책임회사; Yuhan Chaegim Hoesa; Yuhanchaekimhoesa
kr-hapja|any|never|KR|합자회사; (합자); (합); Hapja Hoesa; Habjahoesa
kr-hapmyeong|any|never|KR|합명회사; (합명); Hapmyeong Hoesa; Habmyeonghoesa
kr-association|any|never|KR|사단법인; (사); Sadan Beobin
kr-foundation|any|never|KR|재단법인; (재); Jaedan Beobin; Jaedanbeobin
kr-institution|any|never|KR|의료법인; (의); 학교법인; (학); 사회복지법인
kr-professional|any|never|KR|법무법인; 회계법인; 세무법인; 특허법인
kr-farm|any|never|KR|영농조합법인; 농업회사법인; 어업회사법인
pt|start|never|ID|P.T.; PT PMA; Perseroan Terbatas; PT (Persero); Perusahaan Perseroan; Perusahaan Perseroan (Persero) PT
pt|end|never|ID|(Persero)
pt-tbk|end|never|ID|Tbk.; Tbk PT; Persero Tbk; (Persero) Tbk; PT Tbk; Terbuka
id-public|start|never|ID|Perum; Perumda; Perseroda
id-firm|start|always|ID|UD; U.D.; PD; Fa.
sdn-bhd|end|never|MY BN|Sdn. Bhd.; Sdn. Berhad; Sendirian Berhad; Sendirian Bhd.; Co Sdn Bhd; Company Sdn Bhd; Corporation Sdn Bhd; Sdn.Bhd.
sdn-bhd|end|if-known|MY BN|Sdn.
bhd|end|never|MY BN|Bhd.; Berhad; Corporation Berhad; Corporation Bhd; Company Berhad; Co Bhd
wll|end|never|QA BH KW AE SA OM|W.L.L.; With Limited Liability; Co. W.L.L.; Company W.L.L.; Company With Limited Liability; S.P.C. W.L.L.; Single Person Company; ذ.م.م; ش.ذ.م.م; شركة ذات مسؤولية محدودة; ذات مسؤولية محدودة; الشركة ذات المسؤولية المحدودة; Sharika Zat Masuliya Mahduda; شركة ذات مسئولية محدودة; ذات مسئولية محدودة; شركه ذات مسؤولية محدودة
eg-limited|end|never|EG LB SY LY|ش.م.م
fze|end|never|AE OM QA|FZE; F.Z.E.; FZCO; F.Z.C.O.; FZ Co; FZC; F.Z.C.; FZ-LLC; FZ L.L.C.; FZLLC; Free Zone Establishment; Free Zone Company; Free Zone Co; DMCC; D.M.C.C.; DWC-LLC; شركة منطقة حرة; مؤسسة منطقة حرة; م.م.ح; ش.م.ح
gulf-public|end|never|QA KW BH OM SA AE JO IQ SD|QPSC; Q.P.S.C.; QSC; Q.S.C.; Q.P.J.S.C.; KSCP; K.S.C.P.; KSCC; K.S.C.C.; KPSC; K.P.S.C.; K.S.C. Closed; BSC Closed; B.S.C. (c); BSCC; SAOG; S.A.O.G.; SAOC; S.A.O.C.; Saudi Joint Stock Company; A Saudi Joint Stock Company; Saudi Closed Joint Stock Company; Omani Joint Stock Company; Kuwaiti Shareholding Company; Public Shareholding Company; Public Shareholding Co; Qatari Public Shareholding Company; Shareholding Company; شركة مساهمة; شركة مساهمة عامة; شركة مساهمة سعودية; شركة مساهمة مقفلة; شركة مساهمة مدرجة; المساهمة العامة; المساهمة العامة المحدودة; ش.م.ع; ش.م.ع.ع; ش.م.ق; ش.م.ك; ش.م.ك.ع; ش.م.ب; Sharika Musahama; Sharikat Musahama; الشركة المساهمة العامة
gulf-public|end|if-known|QA KW BH AE|KSC; K.S.C.; BSC; B.S.C.; P.S.C.
gulf-private-shares|end|never|QA JO AE|شركة مساهمة خاصة; ش.م.خ; Private Shareholding Company
gulf-partnership|end|never|SA JO QA|شركة التضامن; شركة تضامن; شركة توصية بسيطة; شركة التوصية البسيطة
sae|end|never|EG|Egyptian Joint Stock Company; شركة مساهمة مصرية
sae|end|if-known|EG|S.A.E.
sal|end|never|LB|S.A.L. Holding; S.A.L. Offshore; Société anonyme libanaise; ش.م.ل
sal|end|if-known|LB|S.A.L.
share-company|end|never|ET|Share Company
share-company|end|if-known|ET|Share Co.
iranian-public|any|never|IR|سهامی عام; شرکت سهامی عام; Sahami Am
iranian-private|any|never|IR|سهامی خاص; شرکت سهامی خاص; Sahami Khas
iranian-limited|any|never|IR|با مسئولیت محدود; با مسئولیت محدوده
nonprofit-company|end|never|ZA|Non Profit Company
nonprofit-company|end|if-known|ZA|N.P.C.
state-owned|end|never|ZA|SOC Ltd; SOC Limited; State Owned Company
limited|end|never|ZA|RF Pty Ltd; Pty Ltd RF; RF Ltd; RF Limited
close-corporation|end|if-known|ZA NA|C.C.; B.K.
section-8|end|never|IN|Section 8 Company; Producer Company Limited; Producer Company Ltd
no-liability|end|never|AU|No Liability
no-liability|end|always|AU|NL; N.L.
incorporated-association|end|never|AU NZ|Incorporated Association; Assoc Inc
crl|end|if-known|PR|C.R.L.
indigenous-corporation|end|never|AU|Aboriginal Corporation; Torres Strait Islander Corporation; Indigenous Corporation; RNTBC
limited|any|never|LA|ບໍລິສັດ; ຈຳກັດ; ຈໍາກັດ
`;

/**
 * Forms that stand glued to a name in scripts without spaces, as they are after NFKC (the compatibility
 * characters are there too), for cutting at either end before words are looked up in `legalForms`.
 */
export const GLUED_FORM_LINES = `
合伙企业(有限合伙)
(特殊普通合伙) (有限合伙) (有限合夥) (普通合伙) 有限合伙企业 有限合伙 有限合夥 合伙企业 合夥企業 有限責任合夥
股份有限公司 有限责任公司 有限責任公司 责任有限公司 責任有限公司 一人有限责任公司 有限公司 股份公司 無限公司 无限公司 总公司 總公司 公司
株式会社 株式會社 有限会社 合同会社 合資会社 合名会社 相互会社 特定目的会社 投資事業有限責任組合 有限責任事業組合
一般社団法人 公益社団法人 社団法人 一般財団法人 公益財団法人 財団法人 特定非営利活動法人 NPO法人
学校法人 医療法人社団 医療法人財団 社会医療法人 医療法人 社会福祉法人 宗教法人 地方独立行政法人 独立行政法人
国立研究開発法人 国立大学法人 公立大学法人 農事組合法人 税理士法人 弁護士法人 監査法人 司法書士法人 行政書士法人 特許業務法人
(株) ㈱ (有) ㈲ (同) (合) (資) (名) (社) (一社) (公社) (財) (一財) (公財) (特非) (学) (医) (福) (独)
주식회사 유한책임회사 유한회사 합자회사 합명회사 사단법인 재단법인 의료법인 학교법인 사회복지법인
법무법인 회계법인 세무법인 특허법인 영농조합법인 농업회사법인 어업회사법인 (주) ㈜ (유한) (유) (합자) (합명) (합) (사) (재) (의) (학)
บริษัทมหาชนจำกัด ห้างหุ้นส่วนจำกัด จำกัด(มหาชน) บริษัทจำกัด บริษัท จำกัด
`;
