/**
 * Legal forms as they are written, one line a group: family | position | needsCountry | countries | spellings.
 * A spelling with full stops also stands for the same with spaces (`S.A.` is read in `SA`, `S.A.` and `S A`).
 * Facts from ISO 20275 (GLEIF entity legal forms 1.4.1) and everyday abbreviations which that list lacks.
 * Left out on purpose: single words that are also name words (trust, bank, group, holding, Stiftung, cooperative),
 * and what registers call a class of records and nobody writes in a name (`Foreign Corporation`, `Sonstiger Rechtsträger`).
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
gmbh-co-kg|end|never|DE AT CH|GmbH and Co KG; GmbH Co KG; GmbH und Co KG; GmbH u. Co. KG; GmbH and Cie KG; GmbH and Co; GmbH und Co; GmbH u. Co.; GmbH and Co Kommanditgesellschaft; GmbH und Co Kommanditgesellschaft; mbH and Co KG; mbH Co KG; mbH und Co KG; mbH u. Co. KG; Gesellschaft mbH and Co KG; Gesellschaft mbH and Co Kommanditgesellschaft; Ges.m.b.H. and Co KG; Ges. mbH and Co KG; AG and Co KG; AG Co KG; AG und Co KG; SE and Co KG; SE Co KG; SE und Co KG; UG and Co KG; UG (haftungsbeschränkt) and Co KG; UG (haftungsbeschraenkt) and Co KG; UG (haftungsbeschränkt) und Co KG; Ltd and Co KG; Limited and Co KG; B.V. and Co KG; Stiftung and Co KG; KGaA and Co KG; GmbH and Co.KG; GmbH u. Co.KG; GmbH und Co.KG; AG and Co.KG; SE and Co.KG; mbH and Co.KG
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
sa|any|if-known|MC|SAM; S.A.M.
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
sas|any|in-front|FR CO IT LU DO AR EC MX CH|SAS; S.A.S.; SASU; S.A.S.U.; Société par actions simplifiée; Société par actions simplifiée unipersonnelle; Société par actions simplifiée à associé unique; SAS à associé unique; SAS à capital variable; Sociedad por acciones simplificada; Sociedades por acciones simplificadas; Sociedad anónima simplificada; S.A.S. de C.V.; S.A.S. B.I.C.; Società in accomandita semplice; and C. S.a.s.; e C. S.a.s.; di and C. S.a.s.; and Co SAS
sarl|any|in-front|FR LU CH MC MA TN DZ SN CI CM LB CA|SARL; S.A.R.L.; S.à r.l.; S.à rl; SARLU; S.A.R.L.U.; SARL AU; SARL à associé unique; SARL à capital variable; EURL; E.U.R.L.; SUARL; S.U.A.R.L.; S.à r.l.-S; SARL-S; Société à responsabilité limitée; Société à responsabilité limitée simplifiée; Société unipersonnelle à responsabilité limitée; Entreprise unipersonnelle à responsabilité limitée; and Cie SARL; et Cie SARL
sel|any|in-front|FR|SELARL; S.E.L.A.R.L.; SELAS; S.E.L.A.S.; SELASU; SELURL; SELAFA; SELCA; SPFPL; Société d'exercice libéral à responsabilité limitée; Société d'exercice libéral par actions simplifiée
snc|end|never|FR IT BE CH BR RO MC LU|SNC; S.N.C.; Société en nom collectif; Società in nome collettivo; Sociedade em nome coletivo; Societate în nume colectiv; Sociedad en nombre colectivo; and C. S.n.c.; e C. S.n.c.; di and C. S.n.c.
snc|end|never|CA LU|SENC; S.E.N.C.; SENCRL; S.E.N.C.R.L.; Société en nom collectif à responsabilité limitée
scs|end|never|FR BE LU RO BR BO MC CA ES|SCS; S.C.S.; SCSp; S.C.Sp.; SECSp; Société en commandite; Société en commandite simple; Société en commandite spéciale; Societate în comandită simplă; Sociedade em comandita simples; Sociedad en comandita simple; Sociedad en comandita; Sociedad comanditaria simple; Sociedad comanditaria; S. en C.; S en C; Cía S en C; y Cía S en C; S. en C. de C.V.; Commanditaire vennootschap; Gewone commanditaire vennootschap; CommV; Comm. V.
scs|end|if-known|CA|S.E.C.
sca|end|never|FR BE LU BO CO RO IT|Société en commandite par actions; Sociedad en comandita por acciones; Sociedad comanditaria por acciones; Societate în comandită pe acțiuni; Sociedade em comandita por ações; S. en C. por A.; S en C por A; Commanditaire vennootschap op aandelen; CommVA; Comm. VA; SApA; S.a.p.a.; Società in accomandita per azioni
sca|end|if-known|FR BE LU|SCA; S.C.A.; CVA; C.V.A.
sci|any|in-front|FR MC LU|Société civile immobilière; Société civile; Société civile particulière; Société civile professionnelle; Société civile de moyens; Société civile de placement collectif immobilier; Société civile d'exploitation agricole; Exploitation agricole à responsabilité limitée; Groupement agricole d'exploitation en commun; SCPI; SCCV; SCEA; GAEC
sci|any|always|FR MC LU|SCI; S.C.I.; SCP; S.C.P.; E.A.R.L.
scm|any|if-known|FR CL|SCM; S.C.M.
sole-trader|end|always|FR LU|E.I.
sole-trader|end|never|FR BE LU|Entreprise individuelle
scop|end|never|FR|Société coopérative à responsabilité limitée; SCIC SA; SCIC SARL; SCOP SA; SCOP SARL; SA SCOP; SARL SCOP; Société coopérative agricole; Société coopérative européenne
scop|end|if-known|FR|SCOP; S.C.O.P.; SCIC; S.C.I.C.; SICA
semi-public|end|if-known|FR|SEM; S.E.M.; SEML; SPL; EPIC; E.P.I.C.
semi-public|end|never|FR|Société d'économie mixte; Société publique locale; Établissement public à caractère industriel et commercial
slp|end|never|FR|Société de libre partenariat
asbl|any|in-front|BE LU FR|ASBL; A.S.B.L.; AISBL; A.I.S.B.L.; VZW; V.Z.W.; IVZW; I.V.Z.W.; Association sans but lucratif; Association internationale sans but lucratif; Vereniging zonder winstoogmerk; Internationale vereniging zonder winstoogmerk; ASBL/VZW; VZW/ASBL; AISBL/IVZW; Association loi 1901
asbl|end|if-known|BE|VoG
societe-cooperative|end|never|BE CH LU FR|Société coopérative
nv|any|in-front|NL BE CW SX AW SR BQ|NV; N.V.; Naamloze vennootschap; Naamlooze vennootschap; Naamloze vennootschap van publiek recht; NV van publiek recht; Co NV; and Co NV
bv|any|in-front|NL BE CW SX AW BQ|BV; B.V.; Besloten vennootschap; Besloten vennootschap met beperkte aansprakelijkheid; B.V. i.o.; and Co BV; BV/SRL; SRL/BV; BVBA; B.V.B.A.; EBVBA; Eenpersoons besloten vennootschap met beperkte aansprakelijkheid; SPRL/BVBA; BVBA/SPRL; Vennootschap met beperkte aansprakelijkheid; Aruba vrijgestelde vennootschap
bv|end|if-known|AW|AVV; A.V.V.; VBA; V.B.A.
sprl|end|never|BE CD RW BI|SPRL; S.P.R.L.; SPRLU; S.P.R.L.U.; Société privée à responsabilité limitée; Société privée à responsabilité limitée unipersonnelle
cvba|end|never|BE|CVBA; C.V.B.A.; CVBA-SO; CVOA; SCRI; Coöperatieve vennootschap; Coöperatieve vennootschap met beperkte aansprakelijkheid; Coöperatieve vennootschap met onbeperkte aansprakelijkheid; Société coopérative à responsabilité illimitée
scrl|end|never|BE IT|SCRL; S.C.R.L.; SCRL-FS
cooperatie-ua|end|never|NL|Coöperatie U.A.; Coöperatieve U.A.; Coöp. U.A.; Onderlinge waarborgmaatschappij U.A.; Onderlinge waarborgmaatschappij
cooperatie-ua|end|if-known|NL|U.A.; B.A.; OWM
cooperatie-ua|end|if-known|NO|B.A.
cooperatie-ua|end|always|NL|W.A.
vof|any|in-front|NL BE AW SR|VOF; V.O.F.; Vennootschap onder firma; Vennootschap onder een firma
sole-trader|end|never|NL BQ SX|Eenmanszaak
cv|any|always|ID NL BE CW SR SX AW BQ|C.V.
spa|end|if-known|IT CL DZ|SpA; S.p.A.
spa|end|never|IT CL DZ|Società per azioni; Societa' per azioni; Società per azioni con socio unico; SpA con socio unico; SpA a socio unico; SpA unipersonale; SpA Società Benefit; SpA SB; and C. S.p.A.; Sociedad por acciones; Società per azioni unipersonale
srl|any|in-front|IT RO AR BE BO PE PY PA CR DO BB MD UY|SRL; S.R.L.; S.r.l. con socio unico; S.r.l. a socio unico; S.r.l. socio unico; S.r.l. unipersonale; S.r.l. Società Benefit; S.r.l. SB; S.r.l. STP; SRL-D; Società a responsabilità limitata; Societa' a responsabilita' limitata; Società a responsabilità limitata unipersonale; Società a responsabilità limitata con unico socio; Societate cu răspundere limitată; Societatea cu răspundere limitată; Sociedad de responsabilidad limitada; Sociedad comercial de responsabilidad limitada; S.R. Ltda.; Soc. de Resp. Ltda.; and C. S.r.l.; Society with Restricted Liability
srl|end|never|IT|Srls; S.r.l.s.; Srl semplificata; Società a responsabilità limitata semplificata
scarl|end|never|IT|Scarl; S.c.a r.l.; S.c. a r.l.; Soc. Cons. a r.l.; Società consortile a responsabilità limitata; Società consortile; Consortile a r.l.; ScpA; S.c.p.a.; Società consortile per azioni
soc-coop|end|never|IT|Soc. Coop.; Soc.Coop.; Soc. Coop. a r.l.; Soc. Coop. p.A.; Soc. Coop. Agricola; Soc. Coop. Sociale; Soc. Cooperativa; Soc. Cooperativa Sociale; Società cooperativa; Società cooperativa a responsabilità limitata; Società cooperativa per azioni; Società cooperativa sociale; Società cooperativa agricola; Coop. a r.l.; Cooperativa a r.l.; Coop. Sociale; Cooperativa sociale; Cooperativa sociale a r.l.; a r.l.
societa-semplice|end|never|IT|Società semplice; Società agricola; Società agricola semplice; Soc. Agr.; Società semplice agricola
societa-semplice|end|if-known|IT|S.S.
onlus|end|never|IT|ONLUS; O.N.L.U.S.
onlus|end|if-known|IT|A.S.D.; S.S.D.; S.S.D. a r.l.; A.P.S. ETS
ets|any|if-known|IT FR BE LU CH MC MA DZ TN SN CI CM GA CD CG|ETS; Ets; Éts
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
hb|any|never|SE AX|Handelsbolag; Handelsbolaget
hb|any|if-known|SE AX|HB; H.B.
kb|any|never|SE FI|Kommanditbolag; Kommanditbolaget; Kommandiittiyhtiö
kb|any|if-known|SE FI AX|KB; K.B.; Ky
ay|end|never|FI|Avoin yhtiö; Öppet bolag
ay|end|if-known|FI|Ay
sole-trader|end|never|SE FI|Toiminimi; Enskild firma; Enskild näringsidkare; T:mi
sole-trader|any|if-known|FI|Tmi
ekonomisk-forening|end|never|SE FI|Ekonomisk förening; Ek. för.; Ek. förening; Bostadsrättsförening; Andelslag; Osuuskunta
ekonomisk-forening|end|if-known|SE FI|Osk.
ekonomisk-forening|end|if-known|SE|BRF
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
state-enterprise|end|if-known|PL CZ SK|P.P.; n.p.
sp|end|if-known|CZ SK SI BA RS|s.p.
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
vsi-lt|any|never|LT|Viešoji įstaiga
vsi-lt|any|always|LT|VšĮ
state-enterprise|any|never|LT LV|Valstybės įmonė; Savivaldybės įmonė; Valsts akciju sabiedrība
lt-partnership|any|never|LT|Tikroji ūkinė bendrija; Komanditinė ūkinė bendrija; Žemės ūkio bendrovė; Kooperatinė bendrovė
lt-partnership|any|always|LT|ŽŪB
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
jp-institution|any|never|JP|学校法人; (学); 医療法人; 医療法人社団; 医療法人財団; 社会医療法人; 社会医療法人財団; 社会医療法人社団; 特定医療法人; 技術研究組合; (医); 社会福祉法人; (福); 宗教法人; 独立行政法人; (独); 地方独立行政法人; 国立研究開発法人; 国立大学法人; 公立大学法人; 農事組合法人
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
firm|start|always|ID|UD; U.D.; PD; Usaha Dagang
firm|start|always|ID DE AT CH NL|Fa.; Firma
sdn-bhd|end|never|MY BN|Sdn. Bhd.; Sdn. Berhad; Sendirian Berhad; Sendirian Bhd.; Co Sdn Bhd; Company Sdn Bhd; Corporation Sdn Bhd; Sdn.Bhd.
sdn-bhd|end|if-known|MY BN|Sdn.
bhd|end|never|MY BN|Bhd.; Berhad; Corporation Berhad; Corporation Bhd; Company Berhad; Co Bhd
wll|end|never|QA BH KW AE SA OM|W.L.L.; With Limited Liability; Co. W.L.L.; Company W.L.L.; Company With Limited Liability; S.P.C. W.L.L.; Single Person Company; ذ.م.م; ش.ذ.م.م; شركة ذات مسؤولية محدودة; ذات مسؤولية محدودة; الشركة ذات المسؤولية المحدودة; Sharika Zat Masuliya Mahduda; شركة ذات مسئولية محدودة; ذات مسئولية محدودة; شركه ذات مسؤولية محدودة
eg-limited|end|never|EG LB SY LY|ش.م.م
fze|end|never|AE OM QA|FZE; F.Z.E.; FZCO; F.Z.C.O.; FZ Co; FZC; F.Z.C.; FZ-LLC; FZ L.L.C.; FZLLC; Free Zone Establishment; Free Zone Company; Free Zone Co; DMCC; D.M.C.C.; DWC-LLC; شركة منطقة حرة; مؤسسة منطقة حرة; م.م.ح; ش.م.ح
gulf-public|end|never|QA KW BH OM SA AE JO IQ SD|QPSC; Q.P.S.C.; QSC; Q.S.C.; Q.P.J.S.C.; KSCP; K.S.C.P.; KSCC; K.S.C.C.; KPSC; K.P.S.C.; K.S.C. Closed; BSC Closed; B.S.C. (c); BSCC; SAOG; S.A.O.G.; SAOC; S.A.O.C.; Saudi Joint Stock Company; A Saudi Joint Stock Company; Saudi Closed Joint Stock Company; Omani Joint Stock Company; Kuwaiti Shareholding Company; Public Shareholding Company; Public Shareholding Co; Qatari Public Shareholding Company; Shareholding Company; شركة مساهمة; شركة مساهمة عامة; شركة مساهمة سعودية; شركة مساهمة مقفلة; شركة مساهمة مدرجة; المساهمة العامة; المساهمة العامة المحدودة; ش.م.ع; ش.م.ع.ع; ش.م.ق; ش.م.ك; ش.م.ك.ع; ش.م.ب; Sharika Musahama; Sharikat Musahama; الشركة المساهمة العامة
gulf-public|end|if-known|QA KW BH AE|KSC; K.S.C.; BSC; B.S.C.
psc|end|if-known|AE JO US PR|PSC; P.S.C.
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
incorporated-association|end|never|AU NZ|Incorporated Association
incorporated-association|end|always|AU NZ|Assoc Inc
crl|end|if-known|PR|C.R.L.
indigenous-corporation|end|never|AU|Aboriginal Corporation; Torres Strait Islander Corporation; Indigenous Corporation; RNTBC
limited|any|never|LA|ບໍລິສັດ; ຈຳກັດ; ຈໍາກັດ
limited|end|never|GB IE IM GG JE AU NZ CA BM BS BB BZ BW GH SC KN VC VG VI GU CK PG SB TO VU WS KH LS SZ NA MW RW LR SL GM SS FJ AG DM GD LC TC AI MS|Limited by Shares; Private Limited by Shares; Private Limited by Share; Public Limited by Shares; Private Limited Liability Company; Proprietary Company; Limited Proprietary Company; Unlimited Proprietary Company; Private Company; Exempt Private Company; Company Limited by Shares and Guarantee; Company Limited both by Shares and by Guarantee; Limited by Shares and by Guarantee; Exempted Company Limited by Shares; Local Company Limited by Shares; Limited Company by Shares; Restricted Purposes Company; Personal Liability Company; Mixed Liability Company; Co Private Limited; Co Private Ltd; Coy Ltd; Coy Limited; Private Ltd Co; Private Co Ltd; Ltd Company
limited|end|always|AU|Proprietary
limited|end|always|PK|SMC
limited|end|always|JE|A.R.L.
limited|end|never|GB IE|Cwmni Cyfyngedig; Cwmni Cyfyngedig Preifat
limited|any|never|IL|בערבון מוגבל; חברה בערבון מוגבל
limited|any|never|IN NP|प्राइवेट लिमिटेड; प्रा.लि.; प्रा. लिमिटेड; लिमिटेड; लि.; कंपनी लिमिटेड
limited|any|never|BD IN|লিমিটেড; প্রাইভেট লিমিটেড; লিঃ; প্রাঃ লিঃ; প্রা. লি.
limited|any|never|LK IN SG|லிமிடெட்; பிரைவேட் லிமிடெட்; ලිමිටඩ්; පුද්ගලික සමාගම; පුද්ගලික ලිමිටඩ්
limited|any|never|PK|لمیٹڈ; پرائیویٹ لمیٹڈ
limited|any|never|MM|ကုမ္ပဏီလီမိတက်; ကုမ္ပဏီ လီမိတက်; လီမိတက်; ကုမ္ပဏီ
limited|any|never|KH|ក្រុមហ៊ុន; ក្រុមហ៊ុនឯកជនទទួលខុសត្រូវមានកម្រិត; ឯ.ក; ខូអិលធីឌី
public-limited|any|never|KH|ក្រុមហ៊ុនមហាជនទទួលខុសត្រូវមានកម្រិត; ម.ក
lp|any|never|KH|ក្រុមហ៊ុនសហកម្មសិទ្ធិមានកម្រិត
general-partnership|any|never|KH|ក្រុមហ៊ុនសហកម្មសិទ្ធិទូទៅ
sole-trader|any|never|KH|សហគ្រាសឯកបុគ្គល
limited|any|never|LA|ບໍລິສັດຈຳກັດ; ຈຳກັດຜູ້ດຽວ
public-limited|any|never|LA|ມະຫາຊົນ
th-partnership|any|never|TH|ห้างหุ้นส่วนสามัญนิติบุคคล; หสน.
limited|any|never|ET|ኃላፊነቱ የተወሰነ የግል ማህበር; ኃላፊነቱ የተወሰነ የግል ማኅበር; ኃ.የተ.የግ.ማ.; ኃየተየግ ማህበር
share-company|any|never|ET|አክሲዮን ማህበር; አክሲዮን ማኅበር; አ.ማ.
unlimited|end|never|GB IE HK AE BM IM CA JM PK SC VC|Private Unlimited; Public Unlimited; Private Company Unlimited with Shares; Private Company Unlimited without Shares; Private Unlimited by Share; Unlimited with Shares; Unlimited without Shares; Exempted Unlimited Company; Local Unlimited Company; Public Unlimited Company with a Share Capital; Private Unlimited Company with a Share Capital; ULC SRI; Société à responsabilité illimitée
unlimited|end|always|IE|P.U.L.C.
limited-guarantee|end|never|GB IE AE AU BM BW GH PK HK SC KY|Private Company Limited by Guarantee; Public Company Limited by Guarantee; Public Limited by Guarantee; Private by Guarantee; Companies Limited by Guarantee; Exempted Company Limited by Guarantee; Local Company Limited by Guarantee; Guarantee Limited; DAC Limited by Guarantee; Designated Activity Company Limited by Guarantee
limited-guarantee|end|always|GG GH|LBG
designated-activity|end|never|IE|DAC Limited by Shares; Designated Activity Company Limited by Shares
community-interest|end|never|GB CA|Cwmni Buddiannau Cymunedol; Société d'intérêt communautaire; CIC Ltd; CIC Limited; Community Contribution Company
community-benefit|end|never|GB|Community Benefit Society; Registered Society; Industrial and Provident Society; BenCom
public-limited|end|never|GB IE CY MT MK TH WS|Public Ltd; Public Limited; Public Co Limited; Public Company; Public Limited Liability Companies
public-limited|end|always|IE GB|C.P.T.
lp|end|never|GB IE JE BM KN AU MT MY AE|An Incorporated Limited Partnership; Exempt Limited Partnership; Exempted Partnership; Partnership en commandite; Partnership Limited by Shares; Limited Partnership for Collective Investments; Société en commandite de placements collectifs; Kommanditgesellschaft für kollektive Kapitalanlagen; Società in accomandita per investimenti collettivi di capitale; Comhpháirtíocht theoranta; Comhpháirtíocht theoranta infheistíochta; Soċjetà in akkomandita; Soċjetà limitata
lp|end|always|AU JE IE|I.L.P.
lp|end|always|KY VG BM|E.L.P.
lp|end|always|CH|KmGK
general-partnership|end|never|MT CH BM|Partnership en nom collectif; Soċjetà f'isem kollettiv; Simple Partnership; Ordinary Partnership
general-partnership|end|always|GR|G.P.
cell-company|end|never|GG JE AE VC VG|Incorporated Cell; Protected Cell; SCC Ltd; SCC Limited
cell-company|end|always|GG JE IM|I.C.C.
cell-company|end|if-known|AE BH OM QA KW|S.P.C.
ibc|end|never|KY SC VC BZ|Exempted Limited Duration Company; Limited Life Company; Special License Company; International Business Corp; LDC Limited
ibc|end|if-known|KY|L.D.C.
ibc|end|always|SC|CSL
ibc|end|if-known|AG DM VG|I.B.C.
sole-trader|end|never|GB IN AE CA GH KN BB BS VC KH MT JM GU US|Sole Proprietorship; Sole Proprietor; Sole Trader; Sole Establishment; Individual Establishment
sole-trader|end|always|CA|Enr.; Enrg.; Reg'd
establishment|end|always|AE SA KW QA BH OM JO LI|Est.; Establishment; Anstalt
establishment|start|always|FR BE LU CH MC MA DZ TN SN CI CM GA CD CG|Établissements
unlimited|end|never|CA|Compagnie à responsabilité illimitée
corporation|end|never|CA|Société par actions
corporation|end|never|US PR|Professional Close Corporation; Statutory Close Corporation; General Business Corporation; an Illinois Corporation; a California Corporation; a Delaware Corporation; a Nevada Corporation; a Florida Corporation; a Texas Corporation; a New York Corporation; Corporación Íntima; For-Profit Corp; Profit Corporation; Non-Stock Corporation; Publicly Traded Corporation; Corporation Sole
nonprofit-company|end|never|US CA BS BB JM ZA LS VC PR IN|Nonprofit Corporation; Non-Profit Corporation; Not For Profit Corporation; Nonprofit Corp; Non-Profit Corp; Nonprofit Company; Non-Profit Company; Corporation Nonprofit; Unincorporated Nonprofit Association; A California Nonprofit Public Benefit Corporation; Nonprofit Public Benefit Corporation; Nonprofit Mutual Benefit Corporation; Nonprofit Religious Corporation; Nonprofit LLC; Nonprofit Limited Liability Company; Religious Corporation; NPC RF
benefit-corporation|end|never|US PR|Benefit Company; Sustainable Business Corporation; Professional Benefit Corporation; Benefit Professional Corporation; Corporación de Beneficio Social; General Benefit Corporation
professional-corporation|end|never|US CA PR PA|Corporación Profesional; Corporación Professional; Corporación de Servicios Profesionales; Corporation professionnelle
professional-corporation|end|if-known|GR MU PR|P.C.
professional-corporation|end|always|PR|C.S.P.
llc|end|never|US PR KY BM|Exempted LLC; Exempted Limited Liability Company; Local LLC; Statutory Public Benefit Limited Liability Company; SPBLLC; Public Benefit LLC; PBLLC; Professional Limited Company; Series Limited Liability Company; Professional Series Limited Liability Company; Compañía de Responsabilidad Limitada con Fin Social; Master LLC; Master Limited Liability Company; a Delaware LLC; a Delaware Limited Liability Company
llc|end|always|US KN|L.C.
llp|end|never|US|Professional Limited Liability Partnership; P.L.L.P.; Registered LLP
llp|end|always|US|P.L.L.; P.L.
lllp|end|never|US|Professional Limited Liability Limited Partnership; Registered Limited Liability Limited Partnership; R.L.L.L.P.
limited-cooperative|end|never|US|Limited Cooperative Association
limited-cooperative|end|always|US|L.C.A.
savings-bank|end|always|US|F.S.A.
national-association|end|never|US|National Banking Association; Natl Assn
business-trust|end|never|US|Common Law Trust; A Maryland Real Estate Investment Trust
gmbh|end|never|DE AT CH LI BE|GmbH and Still; mbH and Still; Privatgesellschaft mit beschränkter Haftung; PGmbH
gmbh|end|always|BE|ÖrGmbH; PmbHsZ
ug|end|never|DE|GmbH UG; UG mbH
gmbh-co-kg|end|never|DE AT CH|UG haftungsbeschränkt and Co; GmbH and Comp KG; mbH and Cie KG; GmbH u Cie KG; Ltd and Co KGaA; e.K. and Co KG; GmbH CoKG; gGmbH and Co KG; S.à r.l. and Co KG; Sàrl and Co KG; OHG and Co KG
kg|end|never|DE AT CH BE|KommG; Komm.-Ges.; Kommandit-Gesellschaft; Kommanditges.; Kommanditgesellsch.; Einfache Kommanditgesellschaft; and Comp KG; GmbH Kommanditgesellschaft
kg|end|always|BE|EKG
kgaa|end|never|DE CH BE|Kommandit-AG; SE and CoKGaA; mbH and Co KGaA; Kommandit-Aktiengesellschaft; GmbH and Co Kommanditgesellschaft auf Aktien; SE and Co Kommanditgesellschaft auf Aktien; AG and Co Kommanditgesellschaft auf Aktien; KGaA mbH
ohg|end|never|DE CH AT|GmbH u Co OHG; und Co OHG; GmbH and Co offene Handelsgesellschaft; Kollektivges.; Kollektivgesellsch.; mbH and Co OHG
simple-partnership|end|never|CH BE DE AT|Einfache Gesellschaft; Société simple; Gesellschaft des allgemeinen Rechts; Société de droit commun; Stille Gesellschaft; Atypisch stille Gesellschaft
simple-partnership|end|always|AT|StG
gbr|end|never|DE|eingetragene Gesellschaft bürgerlichen Rechts; GbR m.b.H.; BGB-Gesellschaft; Gesellschaft bürgerl. Rechts
sole-trader|end|never|DE AT CH LI FR IT BE|eingetragener Einzelunternehmer; eingetragene Einzelunternehmerin; Raison individuelle; Entrepreneur individuel; Impresa individuale; Ditta individuale; Ragione individuale; Entreprise personne physique; Entreprise en nom personnel; Unternehmen natürliche Person; Onderneming natuurlijk persoon; Einzelunternehmung; Einzelfirma; Entreprise individuelle à responsabilité limitée; e.Kffm.; eingetr. Kaufmann
firm|start|always|IT|Ditta
stiftung|end|never|DE AT CH|Stiftung des privaten Rechts; Stiftung bürgerlichen Rechts; Stiftung des bürgerlichen Rechts; Stiftung privaten Rechts; rechtsfähige Stiftung; rechtsfähige Stiftung des bürgerlichen Rechts; rechtsfähige Stiftung bürgerlichen Rechts; gemeinnützige Stiftung des bürgerlichen Rechts; kirchliche Stiftung des öffentlichen Rechts
eg|end|never|DE AT CH BE LI|eingetragene Genossenschaft mit beschränkter Haftung; registrierte Genossenschaft mit unbeschränkter Haftung; Genossenschaft mit unbeschränkter Haftung; Gen.mbH; Gen.mubH; reg.GenmbH; e.G.m.b.H.; eG mbH; eingetr. Genossenschaft; reg. Genossenschaft; registrierte Genossenschaft; Erwerbs- und Wirtschaftsgenossenschaft
vvag|end|never|DE|auf Gegenseitigkeit VVaG; Versicherungsverein auf Gegenseitigkeit VVaG
partenreederei|end|never|DE NO FI NL|Partenreederei; Partrederi; Laivanisännistöyhtiö; Rederibolag
li-trust|end|never|LI|Treuunternehmen; Trust reg.; Trust Registered; Treuhänderschaft; Kollektivtreuhänderschaft
ev|end|if-known|HU AT CH|e.V.
se|end|never|HU EE LV LT BG HR NO IS MT NL LI|Európai részvénytársaság; Euroopa äriühing; Eiropas komercsabiedrība; Europos bendrovė; Europos bendrovės; Europsko društvo; Europeisk selskap; Evrópufélag; Europese naamloze vennootschap; SE-selskab; Europaselskab; Societe Europeas; European Public Company; Ευρωπαϊκή Δημόσια Εταιρεία Περιορισμένης Ευθύνης; Sociedade europeia; Sociedad europea; Soċjetà Ewropea
se|any|never|BG CY|Европейско дружество; Evropeysko druzhestvo; Ευρωπαϊκή Εταιρία; Evropaiki Etaireia
se|end|always|GB|UKS
sce|end|never|DE FR IT ES AT BE NL FI SE DK NO CZ SK HR SI RO BG LT LV EE HU PT LU LI|Europese coöperatieve vennootschap; Europäische Genossenschaft SCE; Società cooperativa europea; Sociedad cooperativa europea; Sociedade cooperativa europeia; Eurooppaosuuskunta; Europaandelslag; Europakooperativ; Europæisk andelsselskab; Europeisk samvirkeforetak; SCE-selskab; Evropská družstevní společnost; Európske družstvo; Europska zadruga; Evropska zadruga; Societate cooperativă europeană; Europos kooperatinė bendrovė; Europos kooperatinės bendrovės; Euroopa ühistu; Európai szövetkezet; Eiropas kooperatīvā sabiedrība; Европейско кооперативно дружество; Европейско кооперативно дружество с ограничена отговорност; Evropeysko kooperativno druzhestvo; Evropeysko kooperativno druzhestvo s ogranichena otgovornost; S. Coop. E.; European Cooperative Society
sce|end|if-known|FI SE DK NO CZ SK HR SI RO BG LT LV EE HU PT LU LI|S.C.E.
ewiv|end|never|DE FI SE DK NO CZ SK HU PL EE LV LT RO GR CY BG SI HR IE MT GI|Eurooppalainen taloudellinen etuyhtymä; Europeisk ekonomisk intressegruppering; Europeisk ekonomisk intresseguppering; Europæisk økonomisk firmagruppe; Europeisk økonomisk foretaksgruppe; Evropské hospodářské zájmové sdružení; Európske zoskupenie hospodárskych záujmov; Európai gazdasági egyesülés; Europejskie Zgrupowanie Interesów Gospodarczych; Euroopa majandushuviühing; Eiropas Ekonomisko interešu grupa; Europos ekonominių interesų grupė; Europos ekonominių interesų grupės; Grupul european de interes economic; Evropsko gospodarsko interesno združenje; Europsko gospodarsko interesno udruženje; Grupail Eorpach um Leas Eacnamaíoch; European Economic Interest Groupings; United Kingdom Economic Interest Grouping; Ευρωπαϊκός Όμιλος Οικονομικού Σκοπού; Европейско обединение по икономически интереси; Evropeysko obedinenie po ikonomicheski interesi; ETEY; EHZS; EZHZ; EGIZ; EGIU; EZIG; EMHÜ; EØFG; Ε.Ο.Ο.Σ.; ЕОИИ
ewiv|end|always|HU|EGE
gie|end|never|DE BE RO MK BG|Wirtschaftliche Interessenvereinigung; Grupul de interes economic; Стопанска интересна заедница; Stopanska interesna zaednica; Groupement d'intérêt économique à finalité sociale; Economisch samenwerkingsverband met een sociaal oogmerk; GIE FS; ESV SO; Agrupamento complementar de empresas ACE
gie|end|always|BE MK|WIV; СИЗ; SIZ
gie|end|always|PT|A.C.E.
investment-company|end|never|LU FR CH ES IT MT DE BE|Società di investimento a capitale variabile; Società di investimento a capitale fisso; Société d'investissement en capital à risque; Investmentgesellschaft mit festem Kapital; Investment Company with Fixed Capital; Sociedad de inversión de capital fijo; Société d'épargne-pension à capital variable; SICAV-SIF; SICAV-FIS; SICAV-RAIF; SICAF-SIF; SICAF-RAIF; SEPCAV; ASSEP; Association d'épargne-pension; beleggingsvennootschap met veranderlijk kapitaal; BEVEK; Bevak; SICAFI; Open Ended Investment Company; Close Ended Investment Company; Société de placement à capital variable
investment-company|end|always|LU|FIS; RAIF; FIAR
spf|end|always|LU SX CW|S.P.F.
investment-company|end|always|ES|S.C.R.; SCR-Pyme; F.C.R.; FCR-Pyme; F.I.A.M.M.; SICC; EICC; SOCIMI
sarl|any|in-front|FR LU MA TN CM GA BF ML TG BJ NE MG CD|SARL unipersonnelle; SARL nationale; SARL de famille; SARL d'économie mixte; SARL d'attribution; SARL coopérative; SARL immobilière de gestion; SARL d'associé unique; S.A.R.L. A.U.; Société à responsabilité limitée à associé unique; Société à responsabilité limitée à capital variable; Société à responsabilité limitée unipersonnelle; Société à responsabilité limitée de droit public; Société à responsabilité limitée du Nouveau-Brunswick; SRL DPU
sas|any|in-front|FR|SASU à capital variable; SAS unipersonnelle; Société par actions simplifiée à capital variable; SAS coopérative; SCIC SAS; SCOP SAS; SAS SCOP; SAS SCIC
sas|end|never|PY|Empresa por acciones simplificadas
sas|end|always|PY|E.A.S.
sel|any|in-front|FR|SELAS unipersonnelle; SELARLU; SELAFA à directoire; SPFPL SARL; SPFPL SAS; SPFPL SA; SPFPL SCA; Société d'exercice libéral par action simplifiée; Société d'exercice libéral à forme anonyme; Société d'exercice libéral en commandite par actions; Société de participations financières de profession libérale; Société interprofessionnelle de soins ambulatoires; Sociétés interprofessionnelles de soins ambulatoires
sa|any|in-front|FR|SA HLM; S.A. d'H.L.M.; Société anonyme d'HLM; Société anonyme d'habitations à loyer modéré; SA d'économie mixte; SA coopérative; SA à participation ouvrière; SA de crédit immobilier; SA nationale; Société anonyme coopérative; Société anonyme coopérative à capital variable; Société anonyme à capital variable; SA à capital variable; Société anonyme à responsabilité limitée; Société anonyme d'économie mixte
sa|end|never|BE LU CH|SA FS; Société anonyme à finalité sociale; SA DPU; Société anonyme simplifiée; Société anonyme holding
sci|any|in-front|FR LU MC|Société civile immobilière de construction-vente; Société civile de construction-vente; Société civile foncière; Société civile d'attribution; Société civile de portefeuille; Société civile de patrimoine; Société civile immobilière d'attribution; Société civile immobilière d'accession progressive à la propriété; Société civile coopérative; Société civile d'intérêt collectif agricole; Société civile professionnelle d'avocats; SCP d'avocats; SCP de notaires; SCP d'architectes; SCP d'huissiers; SCP de médecins; SCP de vétérinaires; SCP d'infirmiers; SCP de commissaires-priseurs; SCP de géomètres-experts; SCP de dentistes; SCP de masseurs-kinésithérapeutes; SCP de commissaires aux comptes; Groupement foncier agricole; Groupement agricole foncier; Groupement foncier rural; Groupement foncier et rural; Groupement forestier; Groupement pastoral; Groupement foncier viticole; EARL unipersonnelle
sci|any|always|FR|G.F.A.; GFR; GFV
sci|end|never|BE|Soc. civ. SPRL; Soc. civile SPRL; SC SPRL; SC SCRL; SC SCA; SC SCS; SC SNC; SC SA; ScPRL; ScSPRL; Société civile sous forme de SPRL; Société civile sous forme de société anonyme; Société civile sous forme de société en commandite simple; Société civile sous forme de société en nom collectif; SC SAGR; Société agricole; S. Agr.; Landbouwvennootschap; Landwirtschaftliche Gesellschaft
sci|end|always|BE|L.V.
sci|any|if-known|ES BR|S.C.P.
scop|any|in-front|FR|Société coopérative de production; Société coopérative ouvrière de production; Société coopérative et participative; Société coopérative d'intérêt collectif; SA SCIC; SARL SCIC; SCOP à responsabilité limitée; SCOP ARL; SCIC ARL; Société coopérative d'intérêt collectif agricole; Société d'intérêt collectif agricole; Union de sociétés coopératives agricoles; Coopérative d'utilisation de matériel agricole en commun; Société coopérative à capital variable; Société coopérative anonyme; Société coopérative anonyme à capital variable; Société coopérative agricole à capital variable; Société coopérative de banque populaire; Société coopérative maritime
semi-public|end|never|FR|Société publique locale d'aménagement; Société d'économie mixte locale; Société d'économie mixte à opération unique
mutual-insurance|end|never|FR CH ES BE IT SK MX|Société d'assurance mutuelle; Société d'assurance à forme mutuelle; Société d'assurance mutuelle à cotisations fixes; Société d'assurance mutuelle à cotisations variables; Société de caution mutuelle; Société de secours mutuels; Società di mutuo soccorso; Mutualidad de previsión social; Mutua de seguros a prima fija; Mutua de seguros y reaseguros a prima fija; Onderlinge verzekeringsvereniging; Association d'assurances mutuelles; Sociedad mutualista; Mutua assicuratrice
mutual-insurance|end|always|ES|M.P.S.
participation|end|never|FR CA ES BR DO|Société en participation; Sociedad en participación; Sociedade em conta de participação; Société créée de fait
groupement-employeurs|end|never|FR|Groupement d'employeurs
slp|end|never|FR|Société en libre partenariat
srl|end|never|BE IT CR DO CL|SRL FS; Sociedad de responsabilidad limitada o sociedad limitada; S.R.L.C.R.; Srl a capitale ridotto; Srl capitale ridotto; Società a responsabilità limitata a capitale ridotto; Società tra professionisti; Società tra professionisti a responsabilità limitata; S.t.p. a r.l.; STP srl; S.t.a. srl; Società tra avvocati; SRL impresa sociale; S.r.l. start-up; Srl Sportiva Dilettantistica; Srl Benefit; S. R. Limitada; S. de Resp. Ltda.; Soc. Resp. Ltda.
srl|end|always|IT|S.T.P.
snc|end|never|BE CH IT|SNC FS; Société en nom collectif à finalité sociale; Soc. in nome collettivo; Società di fatto; Soc. nome collettivo; Soc. nom collectif; Sociedad en nombre colectivo de capital variable; Compañía en nombre colectivo
scs|end|never|BE CH EC CO MX CL|SComm; S. Comm.; Soc. en commandite; Soc. in accomandita; Società in accomandita; SCS FS; Société en commandite simple à finalité sociale; GCV SO; GCW SO; Gewone commanditaire vennootschap met een sociaal oogmerk; Compañía en comandita simple; Sociedad en comandita comercial; Sociedad en comandita civil; Sociedad en comandita simple de capital variable; Compañía en comandita simple y dividida por acciones; Sociedade em comandita; Sociedad comanditaria simple profesional; Soc. comm.; S. en C.P.
scs|end|always|LU|S.E.C.S.
scs|end|always|EC|CNCOL; CCSDA
sca|end|never|BE CH CO GT EC HN|SCA FS; CVA SO; Société en commandite par actions à finalité sociale; Commanditaire vennootschap op aandelen met een sociaal oogmerk; Cía SCA; y Cía SCA; Société en commandite par action; Soc. comm. action; Soc. com. per azioni; SCSp SICAV-RAIF; S.Com. p. A.; S. Com. pA; S. Com. pAP; Sociedad comanditaria por acciones profesional; Sociedad en comandita por acciones de capital variable; S. en C. por A. de C.V.; Compañía en comandita por acciones
sca|end|if-known|ES BO CO GT PY AR LU|S.C.A.
sca|end|always|LU|S.E.C.A.
asbl|any|in-front|BE|ASBL DPU; VZW PR; Association sans but lucratif de droit public; Vereniging zonder winstoogmerk van publiek recht; Internationale Vereinigung ohne Gewinnerzielungsabsicht; Vereinigung ohne Gewinnerzielungsabsicht; IVoG
nv|end|never|BE NL|NV SO; NV PR; Naamloze vennootschap met een sociaal oogmerk; N.V. i.o.
bv|end|never|BE NL CW SX BQ|BVBA SO; BV PR; EBVBA SO; Besloten vennootschap van publiek recht; Besloten vennootschap met beperkte aansprakelijkheid met een sociaal oogmerk; Burg. BVBA; Burg. Venn. BVBA; Burg. Ven. BVBA; Burgerlijke BVBA; Burg. CVBA; Burg. Venn. CVBA; Burg. CV; BV ovv BVBA; BV o.v.v.e. BVBA; Burg. Ven. o.v.v.e. BVBA; BV CVA; BV GCV; BV CVOA; BV LV; Besloten vennootschap naar Nederlands recht; Aandeelhouder bestuurde vennootschap; Aandeelhouder bestuurde besloten vennootschap; B.V. in oprichting; B.V. B.A.
bv|end|always|SX CW BQ|A.B.V.
sprl|end|never|BE|SPRL FS; SPRLU FS; Société privée à responsabilité limitée à finalité sociale; Société privée à responsabilité limitée unipersonnelle à finalité sociale; SPRL unipersonnelle; SPRL Starter; SPRL-S; BVBA Starter; S-BVBA
cvba|end|never|BE|CVBA PR; CVOA SO; CV PR; CV SO; Coöperatieve vennootschap met beperkte aansprakelijkheid met een sociaal oogmerk; Coöperatieve vennootschap met onbeperkte aansprakelijkheid met een sociaal oogmerk; Coöperatieve vennootschap van publiek recht; Coöperatieve vennootschap met beperkte aansprakelijkheid van publiek recht; CV erkend als SO
scrl|end|never|BE|SCRL DPU; SCRI FS; SC DPU; SCRL à finalité sociale; Société coopérative à responsabilité limitée à finalité sociale; Société coopérative à responsabilité illimitée à finalité sociale; Société coopérative de droit public; Société coopérative à responsabilité limitée de droit public; SC agréée
vof|end|never|BE CW SX BQ|VOF SO; Vennootschap onder firma met een sociaal oogmerk; Openbare vennootschap
maatschap|any|in-front|NL BE AW BQ CW SX|Maatschap; Burgerlijke maatschap; Stille maatschap; Stille vennootschap
cooperatie-ua|end|never|NL BQ CW SX SR AW|Coöperatie W.A.; Coöperatie B.A.; Coöperatie met uitgesloten aansprakelijkheid; Coöperatieve vereniging U.A.; Coöperatieve vereniging B.A.; Coöperatie met beperkte aansprakelijkheid; Onderlinge waarborgmaatschappij met uitgesloten aansprakelijkheid; Waarborgmaatschappij U.A.
cooperatie-ua|end|if-known|SX CW|O.W.M.
fgr|end|never|NL|Fonds voor gemene rekening
sc|any|always|IT BO CR PA PE PY|S.C.
scarl|end|never|IT|Società consortile cooperativa; Società consortile cooperativa a responsabilità limitata; Società consortile in accomandita semplice; Soc. cons. r.l.; Soc. consortile a r.l.; Soc. Cons. per azioni; Soc. Cons. p.A.; Consorzio con attività esterna; Consorzio senza attività esterna; S.c. r.l.; Soc. consortile; Società consortile a r.l.; Società consortile arl
soc-coop|end|never|IT|Società cooperativa consortile; Piccola società cooperativa; Piccola società cooperativa a responsabilità limitata; Piccola soc. coop. a r.l.; Società cooperativa sociale onlus; Soc. Coop. Sociale onlus; Soc. Coop. Onlus; Società cooperativa a r.l.; Soc. Coop. Consortile; Società cooperativa agricola a r.l.; Società cooperativa per azioni a r.l.; Società cooperativa a mutualità prevalente; Coop. Soc.; Soc. Coop. r.l.; Soc. Coop. arl; Cooperativa sociale onlus; Società cooperativa di produzione e lavoro; Società cooperativa arl; Soc.Coop.a r.l.; S.C.P.L.
societa-semplice|end|never|IT CH|Società agricola s.s.; Soc. Agr. s.s.; Soc. semplice; Società semplice agricola s.s.; S.s. agricola; s.s. soc. agr.; S.r.l. società agricola; S.r.l. Soc. Agr.; Società agricola a r.l.; Società agricola srl; Soc. Agr. S.r.l.
societa-semplice|end|if-known|BR|S/S
spa|end|never|IT DZ|S.p.A. con unico socio; S.p.A. in a.s.; S.p.A. a s.u.; S.p.A. Benefit; SpA con socio unico S.B.; EPE SPA; S.p.A. a capitale variabile; Soc. per azioni; Soc. p. A.; Società per azioni a socio unico; S.p.A. cooperativa
sgr|end|if-known|AR|S.G.R.
onlus|end|never|IT|Ente del terzo settore; Impresa sociale
sl|end|never|ES|S.R.L.P.; S.L.L.P.; S.L.L. Profesional; Sociedad limitada laboral profesional; Sociedad de responsabilidad limitada laboral; Sociedad de responsabilidad limitada profesional; Soc. Ltda. Laboral; Sociedad Ltda.; Soc. Limitada; Societat de responsabilitat limitada; Sociedad limitada Unip.; Emprendedor de responsabilidad limitada; S.R.L. Unipersonal; S.L. S.M.E.; S.L. M.P.; S.L.U. Laboral
sl|end|always|ES|E.R.L.
sa|end|never|ES|S.A. S.M.E. M.P.; S.M.E. M.P. S.A.; Societat anònima; S.A. Deportiva; S.A. Unip.; Sociedad mercantil estatal; S.A. Sociedad mercantil estatal; Sociedad de inversión inmobiliaria; S.A. SOCIMI; S.G.F.T. S.A.; S.A. Profesional; Sociedad Anónima Unip.
sal|end|if-known|ES|S.A.L.
scoop|end|never|ES|S.Coop.P.; Sociedad cooperativa profesional; S.Koop.; Koop. E.; Koop. Elk.; Koop. Elkartea; Koop. Elkarte Txikia; S. Coop. Pequeña; S. Coop. Limitada; S. Coop. de C-LM; S. Coop. C-LM; S. Coop. C.L.; S. Coop. Astur; S. Coop. And. de Interés Social; S.C.V.L.; Coop. V. Ltda; Coop. Valenciana; S. Coop. Cat. Ltda.; Societat cooperativa; Societat cooperativa valenciana; Sociedad cooperativa gallega; Sociedad cooperativa madrileña; Sdad. Coop. And.; Soc. Coop. And.; S.C. And.; S.C.A. de interés social
scoop|end|always|ES MX|S.C.L.
scoop|end|never|MX|S.C. de A.P.; S.C. de A.P. de C.V.; S.C. de A.P. de R.L. de C.V.; S.C. de P. de R.L.; S.C. de P. de R.L. de C.V.; S.C. de C. de R.L.; S.C. de C. de R.L. de C.V.; S.C. de R.L. de C.V. (Cooperativa); S.C.P. de R.L. de C.V.; Sociedad cooperativa de capital variable; Sociedad cooperativa limitada de capital variable; Sociedad cooperativa de ahorro y préstamo; Sociedad cooperativa de ahorro y préstamo de capital variable; Sociedad cooperativa de producción; Sociedad cooperativa de consumo; S.C. de A.P. de B.S.; S.C. de A.P. de R.L.; S.C. de B. y S. de R.L.
agrarian-society|end|never|ES CO|Sociedad agraria de transformación; Sociedades agrarias de transformación; Sociedad agraría de trasformación; Sociedad agraria de trasformación
agrarian-society|any|always|ES CO|S.A.T.
collective-society|end|never|ES|Sociedad colectiva profesional; Sociedad regular colectiva; Sociedad regular colectiva profesional
collective-society|end|always|ES|S.R.C.; S.R.C.P.
civil-association|end|never|ES MX PE CR|Empresario individual; Societat civil; Societat civil privada; Sociedad civil privada; Sociedad civil particular; S. Civil; Sdad. Civil; Soc. Civil; Sociedad profesional
civil-association|end|always|CR MX|A.C.; A.R.; I.B.P.
sc|any|always|ES|S.C.
ute|any|always|ES AR CO UY|U.T.E.
ute|end|never|ES AR CO|Unión temporal de empresas; Unión transitoria de empresas; Ley 18/1982; U.T.E. Ley 18/1982
foreign-branch|end|never|ES PT CO PE MX CL AR UY CH AT DE DK SE FI FR IT RO|Sucursal en España; Sociedad unipersonal Sucursal en España; Sucursal em Portugal; Sucursal Portuguesa; Sucursal Colombia; Sucursal Colombiana; Sucursal del Perú; Sucursal Perú; Sucursal Argentina; Sucursal Uruguay; Sucursal de Chile; Agencia en Chile; Agencia de Chile; Succursale de Paris; Succursale française; Zweigniederlassung Deutschland; Niederlassung Deutschland; Zweigniederlassung Österreich; Zweigniederlassung Schweiz; Niederlassung Österreich; Niederlassung Schweiz; Suomen sivuliike; Filial i Finland; Sverigefilial; Sverige filial; Svensk filial; filial i Sverige; Danmark filial; dansk filial; filial Danmark; filial i Danmark; Sede secondaria in Italia; Succursale italiana; Odštepný závod; Oddział przedsiębiorcy zagranicznego; organizační složka zahraniční právnické osoby; Magyarországi Fióktelep; Sucursala București; Sucursal de Sociedad Extranjera
ltda|end|never|CR GT SV BR CL HN CO PT MO|Ltda. de C.V.; S. Ltda.; Soc. Ltda.; y Cía. Limitada; e Cia. Limitada; y Co. Ltda.; Ltda. S.P.E.; SPE Ltda.; Ltda. SLU; SLU Ltda.; Sociedade limitada ME; Sociedade limitada EPP; Cia Limitada; Cía. de R.L.; Compañía de R.L.; Cía. de Resp. Ltda.; Sociedad limitada y Cía.; SDUQ Lda.; Unipes. Lda.; Sociedade Unipessoal; Lda. Sociedade Unipessoal; e Irmão Lda.; e Irmãos Lda.; e Filho Lda.; e C.ª Lda.; Soc. por quotas; Sociedade por quotas unipessoal
rl|end|always|CR SV GT HN NI PA VE PT PR|R.L.
rl|end|never|PT|S.P. R.L.
spe|any|always|BR|S.P.E.
simples|end|never|BR|Sociedade simples pura; Sociedade simples limitada; Sociedade unipessoal de advocacia; Sociedade individual de advogados
crl|end|if-known|PT BR AO MZ|C.R.L.
crl|end|never|PT AO MZ|Cooperativa de responsabilidade limitada; Coop. de Resp. Lda.
eirl|end|never|PT PY PE CL DO AO|Estabelecimento individual de responsabilidade limitada; Empresario individual de responsabilidad limitada; Micro-empresa de responsabilidad limitada
eirl|end|always|PA|M.R.L.
public-enterprise|end|never|PT CO EC BO VE|Empresa municipal; Empresa intermunicipal; Entidade empresarial municipal; Entidade empresarial intermunicipal; Entidade empresarial metropolitana; Empresa metropolitana; E.M. S.A.; E.P.E. R.A.M.; Empresa industrial y comercial del Estado; Empresa pública estratégica; Compañía de economía mixta; E.M. Unipessoal Lda.; Empresa estatal mixta; Empresa estatal intergubernamental; Sociedad de capital público
public-enterprise|end|always|PT|E.M.; E.E.M.; E.I.M.; I.P.
public-enterprise|end|always|EC AO|E.P.; CEMIX; C.E.M.
public-enterprise|end|always|CO|E.S.E.
epe|end|if-known|PT MX|E.P.E.
sad|end|never|PT|Sociedade desportiva unipessoal por quotas; SAD S.A.; S.D.U.Q.
sa-de-cv|end|never|MX SV HN|Sociedad anónima promotora de inversión bursátil; S.A.P.I.B.; Sociedad de capital variable; Sociedades de capital variable; Sociedad anónima de C.V.; S.A. de C.V. S.F.P.; S.A.B. de C.V. SOFOM E.R.; S.A.P.I. de C.V. SOFOM E.R.; Sociedad financiera de objeto múltiple entidad no regulada; Sociedad financiera de objeto múltiple entidad regulada; Sociedad financiera de objeto múltiple; SOFOM; SOFOM ENR; SOFOM ER; S.A. Institución de Banca Múltiple; Sociedad anónima institución de banca múltiple; Institución de Banca Múltiple; Sociedad nacional de crédito institución de banca de desarrollo; Institución de banca de desarrollo; S.A. de C.V. F.I.; F.I. de R.V.; F.I. en I.D.; F.I. de C.; F.I. de O.L.; S.A. de C.V. F.I. de R.V.; S.A. de C.V. F.I. en I.D.; S.A. de C.V. F.I. de C.; S.A. de C.V. Sociedad Controladora; S.E.M. de C.V.; S.A. de C.V. SIEFORE; S.A. de C.V. AFORE; S.A. de C.V. S.O.F.O.M. E.N.R.
s-de-rl|end|never|MX PA|S. de R.L. de I.P. de C.V.; S. de R.L. de I.P.; Sociedad de responsabilidad limitada microindustrial; Sociedad de responsabilidad limitada de interés público; S. de R.L. Mic.; S. de R.L. de C.V. SOFOM ENR; S. R.L. de C.V.
rural-production|end|never|MX|S. de P.R. de R.L.; S. de P.R. de R.L. de C.V.; S. de P.R. de R.I.; S.P.R. de R.I.; S.P.R. de R.S.; Sociedad de producción rural; Sociedad de producción rural de R.L.; Sociedad de producción rural de responsabilidad ilimitada; Sociedad de producción rural de responsabilidad suplementada; Asociación rural de interés colectivo; A.R.I.C. de R.L.; S. de S.S.; Sociedad de solidaridad social; Unión de sociedades de producción rural
rural-production|end|always|MX|S.P.R.; A.R.I.C.; S.S.S.
sas|end|never|MX|Sociedad por acciones simplificada de capital variable
sa|end|never|AR|S.A.C.I.F.I.; S.A.C.I.A.; S.A.C. e I.; S.A.C.e I.; S.A.C. y F.; S.A.I.C.F.I.; S.A.I.C.F.I.A.; S.A.C.I.I.; S.A.C.I. e I.; S.A.I.C.F. e I.; S.A.C.I.F. e I.; S.A.I. y C.; S.A.C.I.F.A.; S.A.C.I.F.I. y A.; S.A.C.I.C.A.; S.A.C.I.A.F.; S.A.A.C.I.; S.A.I.C. e I.; S.A.I.C.I.F.; S.A.C.I.M.; S.A. de C.F.I.; Sociedad anónima con participación estatal mayoritaria
sa|end|never|BO PY|Sociedad anónima mixta; S.A.E.C.A.; Sociedad anónima emisora de capital abierto
sa|any|if-known|BO|S.A.M.
sae|end|if-known|PY|S.A.E.
sc-ar|end|always|AR|S.H.
sc-ar|end|never|AR|Sociedad de hecho
ca|end|never|DO VE|C. por A.; Cx A; Compañía por acciones
sole-trader|end|always|VE|F.P.
sole-trader|end|never|VE CO HN|Firma personal; Persona natural comerciante; Comerciante individual
mining-company|end|never|CL PE|Sociedad contractual minera; Sociedad legal minera; S.M.R.L.; Sociedad minera de responsabilidad limitada
mining-company|end|always|CL|S.L.M.
private-interest-foundation|end|never|PA|Fundación de interés privado
private-interest-foundation|end|always|PA|F.I.P.
ab|end|never|SE FI AX|Bankaktiebolaget; Försäkringsaktiebolaget; AB SE; Livförsäkringsaktiebolag; Sjöförsäkringsaktiebolag; Publikt bankaktiebolag
oyj|end|never|FI|Publikt försäkringsaktiebolag; Abp Oyj; Oyj Plc; Vakuutusosakeyhtiö Oyj
ekonomisk-forening|any|never|SE FI|Ekonomiska föreningen
ekonomisk-forening|end|never|SE FI|Ek.för.; Ekon. för.; Kooperativ hyresrättsförening; Sambruksförening; Ideell förening; Kooperativ förening; Ek. för. u.p.a.; Medlemsbank; Bostadsförening
ekonomisk-forening|end|always|FI|Anl
housing-company|any|never|FI|Bostadsaktiebolag; Bostadsaktiebolaget; Fastighetsaktiebolag; Fastighetsaktiebolaget; Kiinteistöosakeyhtiö; Ömsesidigt fastighetsaktiebolag; Keskinäinen Kiinteistö Oy; Asuntoyhtiö; Bost. Ab; Fast. Ab; Asunto-osakeyhtiö Oy; Keskinäinen Koy
mutual-insurance|any|never|FI|Keskinäinen vahinkovakuutusyhdistys; Julkinen keskinäinen vakuutusyhtiö; Ömsesidiga försäkringsbolaget; Keskinäinen työeläkevakuutusyhtiö
sole-trader|end|never|FI NO DK|Yksityinen elinkeinonharjoittaja; Enkeltmannsforetak; Enskild firma E.F.; Personligt ejet virksomhed; Personligt ejet mindre virksomhed
sole-trader|end|always|NO|ENK
registered-foundation|end|always|FI|sr; rs
registered-association|end|never|FI SE|Aatteellinen yhdistys; Taloudellinen yhdistys; Rekisteröity yhdistys r.y.; Registrerad stiftelse
as|end|never|NO DK|Aksjeselskap AS; A/S under stiftelse
as|any|never|SE NO|Aksjeselskabet
asa|end|never|NO|Allment aksjeselskap
ans|end|never|NO|Ansvarlig selskap delt ansvar; Ansvarleg selskap; Ansvarlig selskap ANS
state-enterprise|end|always|NO SE|RHF
hf|end|if-known|NO|HF
partenreederei|end|always|NO|P.R.E.
ks|end|if-known|LV|K.S.
ks|end|never|DK CZ SK|ApS and Co K/S; A/S and Co K/S; Komplementarselskabet K/S; Společnost komanditní; Spoločnosť komanditná
smba|end|never|DK|Gensidigt selskab; Medarbejderinvesteringsselskab; Kommanditselskab på aktier
smba|end|always|DK|G/S
amba|end|never|DK|Andelsselskab a.m.b.a.
is-dk|end|never|DK|Interessentskab I/S
hf|end|never|IS|Einkahlutafélag ehf.; Sameignarfélag sf.; Opinbert hlutafélag ohf.; Samvinnufélag svf.; Útibú á Íslandi
ses|end|always|IS|ses.
oy|end|never|FI|Oy Abp; Ab Oy Ltd; Oy Ltd Ab; Oy Inc
ou|end|never|EE|OÜ Ltd; Osaühing OÜ
tu-ee|any|always|EE|TÜ; UÜ; TÜH
sole-trader|any|always|EE|FIE
sole-trader|any|never|EE|Füüsilisest isikust ettevõtja
owners-ee|any|never|EE|Korteriühistu; Hooneühistu
owners-ee|any|always|EE|KÜ; HÜ
sia|any|never|LV|Valsts SIA; Pašvaldības SIA; Sabiedrība ar ierobežotu atbildību SIA
state-enterprise|any|always|LV|V.A.S.
sole-trader|any|always|LV|I.K.
ps-lv|any|always|LV|P.S.
cooperative-lv|any|never|LV|Kooperatīvā sabiedrība; Lauksaimniecības pakalpojumu kooperatīvā sabiedrība; Dzīvokļu īpašnieku kooperatīvā sabiedrība
uab|any|never|LT|Uždarosios akcinės bendrovės; Uždaroji akc. b-vė; Uždaroji akcinė draudimo brokerių bendrovė
ab|any|never|LT|Akcinės bendrovės
mb-lt|any|never|LT|Mažosios bendrijos
ii-lt|any|never|LT|Individualios įmonės; Individuali veikla
ii-lt|start|always|LT RO MD|I.I.
vsi-lt|any|never|LT|Viešosios įstaigos
state-enterprise|any|never|LT|Valstybės įmonės; Savivaldybių įmonės
state-enterprise|start|always|LT|VĮ; SĮ
lt-partnership|any|never|LT|Tikrosios ūkinės bendrijos; Komanditinės ūkinės bendrijos; Žemės ūkio bendrovės; Kooperatinės bendrovės; Žemės ūkio kooperatyvas; Advokatų profesinė bendrija; Advokatų profesinės bendrijos
lt-partnership|any|always|LT|APB
spj|end|always|PL|S.J.
spzoo|any|never|PL|Sp. z ograniczoną odpowiedzialnością; sp. z o.o. w organizacji; S-ka z o.o.
spzoo-spk|end|never|PL|Sp. z o.o. i Wspólnicy Sp.k.; Sp. z o.o. i S-ka Sp.k.; Sp. z o.o. i Spółka Sp.k.; Sp. z o.o. SK; Sp. z o.o. Sp. j.; Sp. z o.o. Spółka Jawna; Spółka z ograniczoną odpowiedzialnością i Wspólnicy Spółka komandytowa; Spółka z ograniczoną odpowiedzialnością i Spółka Spółka komandytowa
spk|end|never|PL|i Wspólnicy Sp.k.; i Spółka Sp.k.; i S-ka Sp.k.; i Wspólnicy Spółka komandytowa; Sp. komand.
spj|end|never|PL|i Wspólnicy Sp.j.; i Spółka Sp.j.; i S-ka Sp.j.; i Wspólnicy Spółka jawna; i Wspólnicy
ska|end|never|PL|S.A. S.K.A.; Sp. komandytowo-akcyjna; Sp. z o.o. Spółka komandytowo-akcyjna
sc-pl|end|never|PL|Spółka cywilna s.c.; S.C. Spółka cywilna
psa-pl|end|never|PL|Prosta S.A.; P.S.A. w organizacji; Prosta spółka akcyjna w organizacji
mutual-insurance|end|never|PL|Towarzystwo reasekuracji wzajemnej
pl-trade|start|always|PL|P.P.H.U.; P.H.U.; F.H.U.; P.P.H.; P.U.H.; P.P.U.H.; PHUP; Z.P.H.U.; PUPH; F.P.H.U.; FUH; ZUH; PTHU; P.W.; F.H.; P.H.; Przedsiębiorstwo Produkcyjno-Handlowo-Usługowe; Przedsiębiorstwo Handlowo-Usługowe; Przedsiębiorstwo Usługowo-Handlowe; Przedsiębiorstwo Produkcyjno-Usługowo-Handlowe; Przedsiębiorstwo Produkcyjno-Handlowe; Przedsiębiorstwo Wielobranżowe; Przedsiębiorstwo Handlowe; Firma Handlowo-Usługowa; Firma Usługowo-Handlowa; Firma Produkcyjno-Handlowo-Usługowa; Firma Handlowa; Firma Usługowa; Zakład Produkcyjno-Handlowo-Usługowy; Zakład Usługowo-Handlowy
druzstvo|end|never|CZ SK|spotřební družstvo; výrobní družstvo; zemědělské družstvo; bytové družstvo; stavební bytové družstvo; lidové výrobní družstvo; svépomocné zemědělské družstvo; lékařské družstvo; spotrebné družstvo; výrobné družstvo; poľnohospodárske družstvo; roľnícke družstvo; stavebné bytové družstvo; svojpomocné poľnohospodárske družstvo; výrobno-obchodné družstvo; sociální družstvo; úvěrní družstvo; spořitelní a úvěrní družstvo; spořitelní družstvo; odbytové družstvo; invalidní výrobní družstvo; roľnícke podielnické družstvo
druzstvo|end|always|CZ SK|družstvo
sro|any|never|CZ SK|spol s ruč. omez.; společnost s ruč. omezeným
as|any|never|SK CZ|a.spol.; akc.spol.; akciová spoločnosť a.s.; a.s. v likvidácii; akc. společnost
jsa|end|never|SK|jednoduchá spol. na akcie
ska-cz|end|never|CZ SK|společnost komanditní na akcie; spoločnosť komanditná na akcie; spol. kom. na akcie
vos|end|never|CZ SK|veřejná obchodní spol.; ver. obch. společnost; veř. obch. spol.; verejná obch. spol.
public-benefit|end|never|CZ SK|zájmové sdružení právnických osob; záujmové združenie právnických osôb; z.s.p.o.; školská právnická osoba; nezisková organizácia poskytujúca všeobecne prospešné služby; pobočný spolek; občanské sdružení; občianske združenie; neinvestičný fond
public-institution|end|always|CZ|p.o.; s.p.o.
state-enterprise|end|never|CZ SK|spoločný podnik; společný podnik; obecní podnik; obecný podnik; družstevní podnik; družstevný podnik; státní organizace; štátny podnik š.p.; podnik zahraničního obchodu; podnik zahraničného obchodu
state-enterprise|end|always|CZ SK|PZO
sole-trader|end|always|CZ SK|OSVČ; SZČO; SHR; Živnostník
sole-trader|end|never|SK CZ|podnikající fyzická osoba; samostatne hospodáriaci roľník; fyzická osoba podnikající
kft|any|never|HU|Ipari és Kereskedelmi Kft.; Termelő és Kereskedelmi Kft.; Kereskedelmi és Szolg. Kft.; Kereskedelmi és Szolgáltató Korl. Fel. Társaság; Ker. és Szolg. Kft.; Kereskedelmi Szolgáltató Kft.; Szolgáltató és Kereskedelmi Kft.; Gyártó és Kereskedelmi Kft.; Termelő Kereskedelmi és Szolgáltató Kft.; Kereskedelmi Szolgáltató és Tanácsadó Kft.; Nonprofit Közhasznú Kft.; Közhasznú Kft.; Korlátolt Felelősségű Társaság Kft.; Ker. Kft.; Szolg. Kft.; Kerskedelmi és Szolgáltató Kft.; Kereskedelmi és Szolgáltató Nonprofit Kft.; Ipari Kereskedelmi és Szolgáltató Kft.
bt|any|never|HU|Kereskedelmi és Szolgáltató Bt.; Kereskedelmi Bt.; Szolgáltató Bt.; Kereskedelmi és Szolgáltató Betéti Társaság; Szolgáltató és Kereskedelmi Bt.; Szolgáltató Betéti Társaság; Kereskedelmi Betéti Társaság
zrt|any|never|HU|Kereskedelmi Zrt.; Szolgáltató Zrt.; Közhasznú Nonprofit Zrt.; Kereskedelmi és Szolgáltató Zrt.; Zártkörűen Működő Részvénytársaság Zrt.; Zárt Rt.
sole-trader|end|never|HU|Egyéni vállalkozás; egyéni vállalk.
sole-trader|end|always|HU|E.C.; E.Váll.
doo|any|never|HR BA RS ME MK SI|d.o.o. za proizvodnju; d.o.o. za proizvodnju i trgovinu; d.o.o. za proizvodnju trgovinu i usluge; d.o.o. za proizvodnju trgovinu usluge; d.o.o. za trgovinu usluge; d.o.o. za graditeljstvo; d.o.o. za turizam; d.o.o. za ugostiteljstvo; d.o.o. za informatičke usluge; d.o.o. za savjetovanje; d.o.o. za poslovno savjetovanje; d.o.o. za prijevoz; d.o.o. za poslovne usluge; d.o.o. za nekretnine; d.o.o. za građenje; d.o.o. za ugostiteljstvo i turizam; d.o.o. za turizam i usluge; d.o.o. za posredovanje; d.o.o. za trgovinu i proizvodnju; za proizvodnju trgovinu i usluge d.o.o.; za proizvodnju i trgovinu d.o.o.; za proizvodnju d.o.o.; za trgovinu proizvodnju i usluge d.o.o.; za trgovinu i proizvodnju d.o.o.; za graditeljstvo d.o.o.; za turizam d.o.o.; društvo s ogr. odg.; društvo s ograničenom odgovornosti; družba z o.o.; društvo s ograničenom odgovornošću za trgovinu i usluge; društvo s ograničenom odgovornošću za usluge; društvo s ograničenom odgovornošću za trgovinu; Drustvo so ogranicena odgovrnost; друштво со ограничена одговрност; друштво со ограничена одговорност од едно лице
doo|end|never|RS ME BA MK|d.o.o. Beograd; d.o.o. Novi Sad; d.o.o. Niš; d.o.o. Kragujevac; d.o.o. Subotica; d.o.o. Zemun; d.o.o. Čačak; d.o.o. Podgorica; d.o.o. Sarajevo; d.o.o. Mostar; d.o.o. Banja Luka; d.o.o. Tuzla; d.o.o. Zenica; d.o.o. Skopje; DOOEL Skopje; ДООЕЛ Скопје; ДОО Скопје; д.о.о. Београд; д.о.о. Нови Сад; д.о.о. Ниш
ad|end|never|RS ME BA MK|a.d. Beograd; a.d. Novi Sad; a.d. Niš; a.d. Podgorica; a.d. Banja Luka; AD Skopje; АД Скопје; а.д. Београд; а.д. Нови Сад; Акционерско друштво Скопје
jtd|end|never|RS MK|Javno trgovsko pretprijatie; ЈТД
jtd|end|always|RS BA|o.d.; о.д.
kda|end|never|MK BG|Командитно друштво со акции; Komanditno drustvo so akcii; Komanditno druzhestvo s aktsii
kda|end|if-known|MK|KDA
kd|end|never|MK BG|Komanditno druzhestvo
sole-trader|end|never|HR MK BA RS|trgovac pojedinac; Trgovec poedinec; samostalni preduzetnik; samostalna trgovinska radnja; samostalna zanatska radnja; samostalna ugostiteljska radnja; Ednolichen targovets; predузетник
sole-trader|end|always|HR|t.p.; obrt
sole-trader|end|always|RS|PR; ПР; предузетник ПР
sole-trader|end|always|MK|ТП; TP
sole-trader|start|always|RS BA ME|STR; SZR; SUR; SZTR; SZUR; SUTR; STZR; СТР; СЗР; СУР
public-enterprise|end|never|MK RS|Javno pretprijatie; Друштвено предузеће; Društveno preduzeće; јавно претпријатие
public-enterprise|any|always|RS|DP
zadruga-si|end|never|SI|zadruga z omejeno odgovornostjo; zadruga brez odgovornosti; kmetijska zadruga z.o.o.; zadruga z.o.o.; zadruga z.b.o.
zadruga-si|end|always|SI|z.o.o.; z.b.o.
dvz|end|never|SI|družba za vzajemno zavarovanje
dvz|end|always|SI|d.v.z.
social-enterprise|end|never|SI|socialno podjetje; družbeno podjetje
dno|end|never|SI|civilna odvetniška družba
adsic|any|never|BG|Еднолично акционерно дружество със специална инвестиционна цел; ЕАДСИЦ; Aktsionerno druzhestvo sas spetsialna investitsionna tsel; Ednolichno aktsionerno druzhestvo sas spetsialna investitsionna tsel
sd|any|never|BG|Съдружие; С-ие; Sabiratelno druzhestvo; събирателно дружество СД
dzzd|any|never|BG|Дружество учредено по Закона за задълженията и договорите; Дружество по ЗЗД; Druzhestvo uchredeno po Zakona za zadalzheniyata i dogovorite
ooo|any|never|RU BY|Obshchestva s ogranichennoy otvetstvennostyu; Tavarystva z abmezhavanaj adkaznascyu; Таварыства з абмежаванай адказнасцю ТАА; Общество с ограниченной отв.; О-во с ограниченной ответственностью
ooo|any|never|UZ KG TJ TM|Mas'uliyati cheklangan jamiyat; Mas'uliyati cheklangan jamiyati; Масъулияти чекланган жамият; Масъулияти чекланган жамияти; ЖЧК; Жоопкерчилиги чектелген коом; Жоопкерчилиги чектелген коому; Общество с ограниченной ответственностью ОсОО; ҶДММ; Ҷамъияти дорои масъулияти маҳдуд; Ҷамъияти дорои масъулияташ маҳдуд; ҶСММ; Hojalyk jemgyýeti; MCHJ QK
ooo|any|always|TM|H.J.
odo|any|never|BY AZ|Таварыства з дадатковай адказнасцю; ТДА; Tavarystva z dadatkovaj adkaznascyu; Əlavə məsuliyyətli cəmiyyət; Əlavə məsuliyyətli cəmiyyəti
odo|any|always|BY|TDA
jsc|any|never|RU BY UZ AZ GE|Акционерные общества; Непубличные акционерные общества; НПАО; Aktsionernyye obshchestva; Nepublichnyye aktsionernyye obshchestva; Акциядорлик жамияти; Aksiyadorlik jamiyati AJ; Səhmdar cəmiyyəti; Səhmdar Cəmiyyət; Акционерное общество АО; Акционернае общество
jsc|any|always|UZ|AJ; АЖ
jsc|any|always|MN|ХК
jsc|any|never|MN|Хувьцаат компани; Нээлттэй хувьцаат компани
ooo|any|never|MN|Хязгаарлагдмал хариуцлагатай компани
ooo|any|always|MN|HHK
pjsc|any|never|RU|Публичные акционерные общества; Publichnyye aktsionernyye obshchestva
prjsc|any|never|UA AE|Pryvatne aktsionerne tovarystvo; Pvt. J.S.C.; Private Joint Stock Co
pjsc|any|never|UA AE|Publichne aktsionerne tovarystvo; Public Joint Stock
jsc|any|never|UA|Aktsionerne tovarystvo
tdv|any|never|UA|Tovarystvo z dodatkovoyu vidpovidalnistyu
tov|any|never|UA|СТОВ; Сільськогосподарське товариство з обмеженою відповідальністю; Сільськогосподарське ТОВ
ojsc|any|never|BY AM KG TM|Adkrytae akcyyanernae tavarystva; ԲԲԸ; Բաց բաժնետիրական ընկերություն; ААК; Ачык акционердик коому; Açyk görnüşli paýdarlar jemgyýeti; Ҷамъияти саҳомии кушода; ҶСК; Открытое АО
ojsc|any|always|BY|AAT
cjsc|any|never|BY AM KG TM|Zakrytae akcyyanernae tavarystva; Փակ բաժնետիրական ընկերություն; ЖАК; Жабык акционердик коому; Ýapyk görnüşli paýdarlar jemgyýeti; Ҷамъияти саҳомии пӯшида; ҶСП; Закрытое АО; Zakrytoye aktsionernoe obshchestvo
cjsc|any|always|BY UA|ZAT
ru-partnership|any|never|RU KZ BY|Полное товарищество; Коммандитное товарищество; Товарищество на вере; Полные товарищества; Товарищества на вере; Простые товарищества; Простое товарищество; Хозяйственное партнерство; Хозяйственные партнерства; Некоммерческое партнерство; Некоммерческие партнерства; Polnyye tovarishchestva; Prostyye tovarishchestva; Khozyaystvennyye partnerstva; Nekommercheskiye partnerstva
ru-association|any|never|RU KZ BY|ТСЖ; ТСН; СНТ; ГСК; ЖСК; ДНТ; Товарищество собственников жилья; Товарищество собственников недвижимости; Товарищества собственников жилья; Товарищества собственников недвижимости; Садоводческое некоммерческое товарищество
producers-cooperative|any|never|RU|СХПК; СПоК; СССПК; Сельскохозяйственный потребительский кооператив; Потребительское общество; ПОТРЕБИТЕЛЬСКИЙ КООПЕРАТИВ; Сельскохозяйственные производственные кооперативы; Производственные кооперативы; Потребительские кооперативы; Потребительские общества; Рыболовецкая артель; Рыболовецкий колхоз; Кредитный потребительский кооператив; Кредитные потребительские кооперативы; Proizvodstvennyye kooperativy; Sel'skokhozyaystvennyye proizvodstvennyye kooperativy; Potrebitel'skiye kooperativy
producers-cooperative|any|always|RU KZ BY|ПК; КПК
farm|any|never|RU KZ BY|Крестьянское (фермерское) хозяйство; Крестьянские фермерские хозяйства; Крестьянское хозяйство; ИП Глава КФХ; ИП ГКФХ; Глава КФХ; Глава крестьянского фермерского хозяйства; Krest'yanskiye fermerskiye khozyaystva; ИП КФХ
farm|any|always|KZ BY|КХ; ФХ
sole-trader|any|never|RU UA BY KZ|Индивидуальные предприниматели; ПБОЮЛ; Individual'nyye predprinimateli; Фізична особа - підприємець; СПД ФЛ; Жеке кәсіпкер
sole-trader|any|always|UA KZ|FOP; СПД
private-enterprise|any|never|UA BY UZ|Private Enterprise; Private Unitary Enterprise; Частное производственное унитарное предприятие; Частное торговое унитарное предприятие; Приватнае ўнітарнае прадпрыемства; ЧПУП; Xususiy korxona; Хусусий корхона; Частное предпр.; Приватна фірма; Pryvatne pidpryyemstvo; Приватне сільськогосподарське підприємство; Oilaviy korxona
private-enterprise|any|always|BY UZ UA|УП; UP; XK; PE; МПП
state-enterprise|any|never|RU BY KZ|РГП на ПХВ; РГКП; ГКП на ПХВ; КГП на ПХВ; ГККП; КГКП; Унітарнае прадпрыемства; Unitarnae pradpryemstva; Unitarnoe predpriyatie; Казенное предприятие; Федеральное казенное предприятие; ОГУП; КГУП; Муниципальное казенное предприятие; Муниципальное предприятие; Федеральные государственные унитарные предприятия; Государственные унитарные предприятия; Муниципальные унитарные предприятия; Унитарные предприятия; Федеральные казенные предприятия; Муниципальные казенные предприятия; Коммунальное унитарное предприятие; КУПП; РУПП; РУПЭ; Республиканское дочернее унитарное предприятие; Unitarnyye predpriyatiya; Municipal Unitary Enterprise; Unitary Enterprise; Republican Unitary Enterprise; Казенные предприятия субъектов Российской Федерации; Государственные унитарные предприятия субъектов Российской Федерации
state-institution|any|never|RU KZ|ФГБУН; ФГКУ; ФГАОУ; ФГБОУ; ФГБУЗ; ФГБОУ ВПО; ФБУН; ГАУЗ; ГБОУ; ГБОУ ВО; ГАОУ; ГБПОУ; ГАПОУ; ГБУК; МБОУ; МАОУ; МКОУ; МБДОУ; МАДОУ; МБУК; ОГБУ; ОБУЗ; КГБУ; КГБУЗ; НОЧУ; ЧУ ДПО; АНО ДПО; АНОО; ЧОУ ВО; Публично-правовая компания; Федеральное государственное бюджетное учреждение; Федеральное государственное бюджетное учреждение науки; Федеральное государственное автономное учреждение; Федеральное государственное казенное учреждение; Федеральное государственное учреждение; Федеральное государственное бюджетное образовательное учреждение высшего образования; Федеральное государственное автономное образовательное учреждение высшего образования; Государственное бюджетное учреждение; Государственное бюджетное учреждение здравоохранения; Государственное автономное учреждение; Государственное казенное учреждение; Государственное учреждение; Муниципальное бюджетное учреждение; Муниципальное автономное учреждение; Муниципальное казенное учреждение; Муниципальное учреждение; Государственная корпорация; Автономные некоммерческие организации; Федеральные государственные бюджетные учреждения; Федеральные государственные автономные учреждения; Федеральные государственные казенные учреждения; Муниципальные бюджетные учреждения; Муниципальные автономные учреждения; Муниципальные казенные учреждения; Федеральное бюджетное учреждение; Федеральное бюджетное учреждение науки; Государственное учреждение образования; НОЧУ ВО; Федеральное казенное учреждение; Частное учреждение; Частное образовательное учреждение высшего образования; Некоммерческая организация; Саморегулируемая организация
az-partnership|any|never|AZ|Tam ortaqlıq; Komandit ortaqlıq
sole-trader|any|never|GE AM|ი.მ.; ინდივიდუალური მეწარმე; ინდ. მეწარმე; ԱՁ; Անհատ ձեռնարկատեր
ooo|any|never|GE AM|შ.პ.ს.; შპს კომპანია; Սահմանափակ պատասխանատվությամբ ընկերություն ՍՊԸ; Լրացուցիչ պատասխանատվությամբ ընկերություն
ooo|any|always|GE AM|Shps
jsc|any|never|GE|ს.ს.; Saaktsio sazogadoeba
ge-partnership|any|never|GE|სპს; სოლიდარული პასუხისმგებლობის საზოგადოება; კომანდიტური საზოგადოება
state-institution|any|never|GE AM|სსიპ; საჯარო სამართლის იურიდიული პირი; აიპ; არასამეწარმეო არაკომერციული იურიდიული პირი; ՊՈԱԿ; Պետական ոչ առևտրային կազմակերպություն
sa|any|never|GR CY|Ανώνυμη Εμπορική Εταιρεία; Ανώνυμη Βιομηχανική Εταιρεία; Ανώνυμη Τεχνική Εταιρεία; Ανώνυμη Ναυτιλιακή Εταιρεία; Ανώνυμη Εμπορική και Βιομηχανική Εταιρεία; Ανώνυμη Βιομηχανική και Εμπορική Εταιρεία; Ανώνυμος Βιομηχανική και Εμπορική Εταιρεία; Ανώνυμος Εμπορική και Βιομηχανική Εταιρεία; Ανώνυμος Εμπορική Εταιρεία; Ανώνυμη Ασφαλιστική Εταιρεία; Ανώνυμη Κτηματική Εταιρεία; Ανώνυμη Ξενοδοχειακή Εταιρεία; Ανώνυμη Τουριστική Εταιρεία; Μ.Α.Ε.; Α.Ε.Τ.Ε.; Α.Ξ.Ε.; Α.Ξ.Τ.Ε.; Α.Τ.Ε.Β.Ε.; Α.Ε.Γ.Α.; Α.Ε.Π.Ε.Υ.; Α.Ε.Δ.Α.Κ.; Α.Ε.Ε.Α.Π.; Α.Ε.Κ.; Α.Ν.Ε.; Α.Ε.Ν.; Α.Σ.Ε.; Α.Ε.Β.Τ.Ε.; Μονοπρόσωπη Α.Ε.; Anonymous Etairia; A.E.B.E.; S.A. Single Member; Single Member Société Anonyme
sa|end|always|GR|A.T.E.; A.E.E.; A.X.E.; A.E.T.E.
epe|any|never|GR CY|Μ.Ε.Π.Ε.; Μονοπρόσωπη Εταιρεία Περιορισμένης Ευθύνης; Eteria Periorismenis Efthinis; Single Member Ltd; Single Member Limited Liability Company; Μονοπρόσωπη Ε.Π.Ε.; Etaireia Periorismenis Efthinis
epe|end|always|GR|M.E.P.E.
ike|any|never|GR|Μ.Ι.Κ.Ε.; Μονοπρόσωπη Ι.Κ.Ε.; Μονοπρόσωπη Ιδιωτική Κεφαλαιουχική Εταιρεία; Single Member Private Capital Company; Single Member I.K.E.; Monoprosopi IKE; Idiotiki Kefalaiouxiki Etaireia
ike|end|always|GR|M.I.K.E.
oe|any|never|GR|Ομορ. Εταιρεία; Omorythmi Etaireia; Ομόρρυθμος Εταιρεία; Ομόρρυθμος Εταιρία
ee|any|never|GR CY|Ετερόρρυθμος Εταιρεία; Ετερόρρυθμος Εταιρία; Ετερόρρυθμη κατά μετοχές εταιρεία; Ετερόρρυθμη Εταιρεία κατά μετοχές; Ετερορ. Εταιρεία; Eterorythmi Etaireia
gr-maritime|any|never|GR CY|Ναυτική Εταιρεία; Ναυτική Εταιρία; Ναυτική Εταιρεία Πλοίων Αναψυχής; Ν.Ε.Π.Α.; Naftiki Eteria; Naftiki Etaireia; Συμπλοιοκτησία; Ν.Ε.
gr-civil|any|never|GR|Αστική Εταιρεία; Αστική Εταιρία; Αστική Μη Κερδοσκοπική Εταιρεία; Αστική Μη Κερδοσκοπική Εταιρία; Α.Μ.Κ.Ε.; Αστική (Προσωπική) Εταιρία; Αφανής Εταιρεία; Αφανής Εταιρία; Astiki Eteria; Αστική Εταιρεία Μη Κερδοσκοπική
limited|any|never|CY|Ιδιωτική Εταιρεία; Idiotiki Etaireia; Idiotiki Etaireia Periorismenis Efthynis; Idiotiki Etaireia Periorismenis Efthynis me metoches; Εταιρεία Περιορισμένης Ευθύνης με Μετοχές; Ιδιωτική Εταιρεία Περιορισμένης Ευθύνης
limited-guarantee|any|never|CY|Εταιρεία Περιορισμένης Ευθύνης με Εγγύηση; Εταιρεία Περιορισμένης Ευθύνης με εγγύηση χωρίς μετοχικό κεφάλαιο; Etaireia Periorismenis Efthynis me engyisi; Etaireia Periorismenis Efthynis me engyisi choris metochiko kefalaio
public-limited|any|never|CY|Δημόσια Εταιρεία; Dimosia Etaireia; Dimosia Etaireia Periorismenis Efthynis; Dimosia Etaireia Periorismenis Efthynis me metoches; Δημόσια Εταιρεία Περιορισμένης Ευθύνης με μετοχές; ΔΗΜΟΣΙΑ ΕΤΑΙΡΕΙΑ ΛΤΔ; Δημόσια Λίμιτεδ
private-enterprise|end|never|AL XK|Ndërmarrje individuale
sole-trader|any|never|AL XK|Biznes individual; Person fizik; Ndërmarrje Tregtare Private; Ndërmarrja Tregtare Private; Ndërmarrja Private Tregtare
sole-trader|any|always|XK AL|N.T.P.; N.P.T.; N.T.SH.; NTN; NSHT; NPN; B.I.
public-enterprise|end|never|AL XK|Ndërmarrje publike; Ndërmarrje shoqërore
public-enterprise|any|always|XK|N.SH.
al-partnership|end|never|AL XK|Ortakëri e përgjithshme; Ortakëri e kufizuar; Shoqëri kolektive; Shoqëri komandite
al-partnership|end|always|XK|O.P.
shpk|any|never|AL XK|Shoqëria me përgjegjësi të kufizuar; Shoqëri me pergjegjesi te kufizuara
sha|any|never|AL XK|Shoqëria aksionare
sole-trader|end|never|RO MD|Persoană fizică independentă; Asociație familială; Întreprinzător individual; Întreprinzător titular; Gospodărie țărănească
sole-trader|end|always|RO MD|P.F.I.
sc|start|never|RO MD|Societatea comercială; Societate comercială; Soc. Com.
md-enterprise|start|always|MD|Î.M.; Î.C.S.; Î.S.; Î.C.S. SRL; Întreprinderea mixtă; Întreprinderea cu capital străin
public-enterprise|end|never|RO MD|Regia autonomă; Întreprindere municipală; Întreprindere de stat ÎS; Societate națională; Compania națională
public-enterprise|end|always|RO|R.A.
cooperative-ro|end|never|RO MD|Societate cooperativă; Societate cooperativă agricolă; Societate cooperativă meșteșugărească; Societate cooperativă de consum; Societate cooperativă de gradul 1; Cooperativă agricolă; Cooperativă meșteșugărească; Cooperativă de consum; Cooperativă de credit
limited|end|never|MT|Kumpanija privata; Kumpanija b'responsabbiltà limitata; Kumpanija limitata
tr-partnership|end|never|TR|Kollektif Ortaklığı; Komandit Ortaklığı; Adi Ortaklığı; Adi Ortaklık; İş Ortaklığı; Koll.Şti.; Kom.Şti.; Adi Komandit Şirketi; Paylı Komandit Şirketi; Sermayesi Paylara Bölünmüş Komandit Şirket; Kollektif Şti.
limited|end|never|TR|Ticaret ve Sanayi Ltd. Şti.; Ticaret ve Sanayi Limited Şirketi; Tic. San. Ltd. Şti.; San. Dış Tic. Ltd. Şti.; San. ve Dış Tic. Ltd. Şti.; Sanayi ve Dış Ticaret Ltd. Şti.; Sanayi ve Dış Ticaret Limited Şirketi; Dış Tic. Ltd. Şti.; Dış Ticaret Ltd. Şti.; Dış Ticaret Limited Şirketi; İç ve Dış Tic. Ltd. Şti.; İç ve Dış Ticaret Ltd. Şti.; İç ve Dış Ticaret Limited Şirketi; İç Dış Tic. Ltd. Şti.; Sanayi ve Tic. Ltd. Şti.; Sanayi ve Ticaret Ltd. Şirketi; San. Ltd. Şti.; Sanayi Ltd. Şti.; Sanayi Limited Şirketi; Tic. Limited Şirketi; Ticaret Ltd. Şirketi; San. Tic. Limited Şirketi; San. ve Tic. Limited Şirketi; Sanayi Ticaret Ltd. Şti.; Sanayii ve Ticaret Limited Şirketi; Sanayii Ticaret Limited Şirketi; Ticaret Sanayi Limited Şirketi; Tic. İth. İhr. Ltd. Şti.; San.ve Tic.Ltd.Şti.; San. ve Tic.Ltd.Şti.; Tic. ve San.Ltd.Şti.
as|end|never|TR|Dış Tic. A.Ş.; Dış Ticaret A.Ş.; Dış Ticaret Anonim Şirketi; San. ve Dış Tic. A.Ş.; Sanayi ve Dış Ticaret A.Ş.; Sanayi ve Dış Ticaret Anonim Şirketi; San. Dış Tic. A.Ş.; İç ve Dış Ticaret A.Ş.; İç ve Dış Ticaret Anonim Şirketi; İç ve Dış Tic. A.Ş.; Sanayi Tic. A.Ş.; Sanayi Anonim Şirketi; Sanayii Anonim Şirketi; Sanayii A.Ş.; Tic. San. A.Ş.; Sanayii ve Ticaret Anonim Şirketi; Sanayii Ticaret A.Ş.; San. Tic. Anonim Şirketi; San. ve Tic. Anonim Şirketi; Tic. Anonim Şirketi; Anonim Şti.
limited|start|never|KW SA AE QA BH OM JO EG IQ LB SY YE LY SD MA DZ TN PS|شركة محدودة المسؤولية
limited|end|never|SA AE JO IQ EG|المحدودة; المحدوده; محدودة المسؤولية; محدودة; ليمتد; ليمتيد
corporation|start|never|SA AE QA KW BH OM JO EG IQ LB SY YE LY SD MA DZ TN PS|شركة; شركه; الشركة
corporation|start|never|IR AF|شرکت
wll|end|never|SA QA JO KW|شركة ذات مسئولية محدوده; شركة ذات مسؤولية محدوده; شركات ذات مسؤولية محدودة; شركة الشخص الواحد; شركة شخص واحد; شركة شخص واحد ذات مسؤولية محدودة; ش.ش.و; Sharika That Almasuliah Almahduda; Alsharika Zat Almasuwliat Almahduda; Sharakah Dhat Maswuwliat Mahduda; Sharikat Dhat Masuliyya Mahduda; Company W.L.L; W.L.L. Company; Co. With Limited Liability; ذ.م.م.ش.ش.و; L.L.C. Single Owner; Restricted Scope Company
gulf-public|end|never|SA QA JO KW AE EG BH LY|شركة مساهمة مبسطة; مساهمة مبسطة; شركة المساهمة العامة; شركة المساهمة; مساهمة عامة; مساهمة عامة محدودة; المساهمة العامة; شركة مساهمة عامة محدودة; الشركة المساهمة العامة المحدودة; شركة مساهمة عامة قطرية; شركة مساهمة كويتية; شركة مساهمة بحرينية; شركة مساهمة عامة كويتية; شركة مساهمة كويتية عامة; شركة مساهمة بحرينية مقفلة; شركة مساهمة بحرينية عامة; شركة مساهمة عمانية; شركة مساهمة عمانية عامة; شركة مساهمة عمانية مقفلة; ش.م.ع.م; ش.م.س; ش.م.ب.م; ش.م.ب.ع; ش.م.ك.م; ش.م.ك مقفلة; ش.م.ك عامة; ش.م.ع.ق; Alsharika Almusahama Aleama; Sharikat Almusahama Alaamah; Simplified Joint Stock Company; A Simplified Joint Stock Company; Bahrain Shareholding Company; Bahrain Shareholding Company Closed; Kuwaiti Shareholding Company Closed; Kuwaiti Public Shareholding Company; Listed Joint Stock Company; A Saudi Closed Joint Stock Company; K.S.C. Public; K.S.C. Closed; K.S.C.C; B.S.C. Closed; S.A.O.G; Public Shareholding Company Limited; Public Shareholding Co Ltd; Ltd P.S.C.; Closed Joint Stock Co Saudi
gulf-private-shares|end|never|QA JO|شركة المساهمة الخاصة; الشركة المساهمة الخاصة; مساهمة خاصة; Alsharika Almusahama Alkhasa; Sharikat Almusahama Alkhasa; المساهمة الخاصة المحدودة
gulf-partnership|end|never|SA JO QA AE|توصية بسيطة; شركه توصية بسيطة; شركة التوصية بالأسهم; شركة توصية بالأسهم; شركة المحاصة; شركة محاصة; شركة أشخاص; تضامن; Sharikat Altadamun; Sharikat Altawsia Albasita; Sharikat Altawsia Bialashum; Sharikat Almahasah; Sharikat Muhasa; Sharakah Tawsiat Basita; Joint Liability Company; Simple Commandite Company; Simple Limited Partnership; ش.ت.ب; شركة توصيه بسيطة
fze|end|never|AE|L.L.C-FZ; FZE LLC; FZCO LLC; FZ LLE; F.Z.-L.L.C.; DMCC Company; RAK Economic Zone Company; م.م.ح.ذ.م.م; ذ.م.م.ح; ش.م.ح.ذ.م.م; منطقة حرة ذ.م.م; Free Zone LLC; Freezone Company; Free Zone Limited Liability Company; FZC LLC; L.L.C. S.O.C.; LLC SPC; L.L.C. Sole Proprietorship; Sole Proprietorship L.L.C.; L.L.C. O.P.C.
nonprofit-company|end|never|JO|لا تهدف لتحقيق الربح; شركة لا تهدف لتحقيق الربح; الشركة التي لا تهدف لتحقيق الربح
sae|any|never|EG|شركة مساهمة مصريه; ش.م.م شركة مساهمة مصرية
sal|end|never|LB|ش.م.ل قابضة; ش.م.ل هولدنغ; شركة مساهمة لبنانية; S.A.L. Off Shore; شركة مغفلة لبنانية
sarl|end|never|LB MA DZ TN|ش.م.م.ل; ش.ذ.م.م.ش.و; شركة ذات مسؤولية محدودة بشريك وحيد; Sarl A.U; S.A.R.L. Associé unique; ش.ذ.م.م. ش.و
iranian-limited|any|never|IR|مسئولیت محدود; شرکت با مسئولیت محدود; مسئولیت محدوده; Masouliat Mahdoud; Ba Masouliat Mahdoud
iranian-public|any|never|IR|شرکت سهامی; Sherkat Sahami Am; سهامی عام خاص
iranian-private|any|never|IR|Sherkat Sahami Khas; تضامنی; شرکت تضامنی
kk|any|never|JP|株式會社㈱; Kabusiki Kaisya; Kabushikigaisha K.K.
yugen|any|never|JP|Yuugen Kaisha; Yuugengaisha
godo|any|never|JP|Goudou Kaisha; Goudou Gaisha; Goudougaisha
goshi|any|never|JP|Goushi Kaisha; Goushigaisha
jp-professional|any|never|JP|有限責任監査法人; 弁理士法人; 社会保険労務士法人; 土地家屋調査士法人; 有限責任中間法人
jp-association|any|never|JP|中間法人; 協業組合; 企業組合
jp-institution|any|never|JP|更生保護法人
cn-limited|any|never|CN TW MO|一人有限公司; Zeren Youxian Gongsi
cn-joint-stock|any|never|CN|股份合作公司; 股份合作制企业
cn-sole|any|never|TW CN|企業社; 个人独资; 獨資
cn-cooperative|any|never|CN|农民专业合作社; 專業合作社; 专业合作社; 农民专业合作社联合社
cn-unlimited|any|never|TW HK|無限責任公司
kr-association|any|never|KR|비영리사단법인; Sadanbeobin
kr-foundation|any|never|KR|비영리재단법인
kr-farm|any|never|KR|농업회사법인 주식회사; 농업회사법인주식회사; 농업회사법인(주); 영어조합법인; 농업회사법인 유한회사; 어업회사법인 주식회사
kr-professional|any|never|KR|노무법인; 감정평가법인; 관세법인; 법무법인(유한); 법무법인(유)
kr-jusik|any|never|KR|Joosikhoesa; Ju Sik Hoe Sa; 주식회사(주)
kr-yuhan|any|never|KR|유한회사(유)
kr-association|any|never|KR|BiYeongRi SaDanBeobIn
pt|start|never|ID|PT PMDN; Perseroan Terbatas Penanaman Modal Asing; Perseroan Terbatas Penanaman Modal Dalam Negeri
id-public|start|never|ID|Perusahaan Umum; Perusahaan Daerah; Perusahaan Umum Daerah; Perusahaan Jawatan; Perusda
persekutuan|any|never|ID|Persekutuan Perdata; Persekutuan Komanditer; Persekutuan Firma
sdn-bhd|end|never|MY BN|M Sdn Bhd
bhd|end|never|MY BN|Bhd. Ltd; Berhad Ltd
vn-cooperative|any|never|VN|Hợp tác xã
vn-sole|any|never|VN|Hộ kinh doanh
limited|any|never|VN|Công ty TNHH Một Thành viên Nhà nước; Cty TNHH MTV; Công ty TNHH Hai Thành Viên; Công ty Trách nhiệm Hữu hạn Một thành viên
jsc|any|never|VN|Công ty CP Tập đoàn; CTY Cổ phần
one-person-corporation|end|never|PH|One Person Corp; OPC Inc
section-8|end|never|IN|Section 8 Co; Section 25 Company; Producer Co Ltd; Producer Company
partnership-firm|end|never|IN PK|Partnership Firm; Registered Partnership Firm
nonprofit-company|end|always|ZA KE|N.P.O.
close-corporation|end|never|ZA NA|Beslote Korporasie; Close Corp; Close Companies
state-owned|end|always|ZA|S.O.C.
incorporated-association|end|never|AU|Incorporated Assn; An Incorporated Association
indigenous-corporation|end|never|AU|Aboriginal Corporation RNTBC; Aboriginal and Torres Strait Islander Corporation; Corporation RNTBC
no-liability|end|never|AU|No Liability Company; NL Company
scop|any|always|FR|CUMA
sel|any|always|FR|SISA
semi-public|any|always|FR|SAEM; SAEML; SEMOP; SPLA
housing-company|any|always|FI|Koy; Asoy
benefit-corporation|end|never|US|Benefit LLC
slf|end|if-known|NO|SF
vn-cooperative|any|always|VN|HTX
sia|any|always|LV|VSIA; PSIA
cooperative-lv|any|always|LV|LPKS
lt-partnership|any|always|LT|TŪB; KŪB; ŽŪK
odo|any|never|RU|Общества с дополнительной ответственностью; Obshchestvo s dopolnitel'noj otvetstvennost'yu
private-enterprise|any|always|UA|ПСП
state-institution|any|always|RU KZ|ФГУ; ФКУ; ФБУ; ФАУ; МКУ; МАУ; НУЗ; ЧОУ; ГАУ
state-enterprise|any|always|BY KZ RU|КУП; РГП; ГКП; КГП; ФКП
state-institution|any|always|GE|LEPL
gr-civil|any|always|GR|AMKE
housing-company|any|always|FI|Fastighets Ab
ag|end|never|BE|Aktiengesellschaft mit sozialer Zielsetzung; AGmsZ; Öffentlich-rechtliche Aktiengesellschaft; Ö.-r. AG
gmbh|end|never|BE|Privatgesellschaft mit beschränkter Haftung mit sozialer Zielsetzung; PGmbHmA; PgbHsZ; Öffentlich-rechtliche Gesellschaft mit beschränkter Haftung
eg|end|never|BE|Genossenschaft mit beschränkter Haftung mit sozialer Zielsetzung; Genossenschaft mit unbeschränkter Haftung mit sozialer Zielsetzung; GenmbHsZ; GbHsZ; GuHsZ; ÖfrGmbH; Öffentlich-rechtliche Genossenschaft; Öffentlich-rechtliche Genossenschaft mit beschränkter Haftung
kgaa|end|never|BE|Kommanditgesellschaft auf Aktien mit sozialer Zielsetzung; KGaAmsZ
kg|end|never|BE|Einfache Kommanditgesellschaft mit sozialer Zielsetzung; EKGmsZ
ohg|end|never|BE|Offene Handelsgesellschaft mit sozialer Zielsetzung; OHGmsZ
gie|end|never|BE|Wirtschaftliche Interessenvereinigung mit sozialer Zielsetzung; WIVmsZ
asbl|end|always|BE|EoG
sa-de-cv|end|never|MX|S.A. P.I. de C.V.; S.A. P.I.; S.A. P.I. B.; S.A. P.I. B. de C.V.
scoop|end|never|MX|S.C. de A. P.; S.C. de A. P. de C. V.; S.C. de R. L. de C. V.
sca|end|if-known|RO|S.C.A.
sole-trader|end|always|RO|A.F.
kb|any|if-known|LT|KB
sole-trader|any|never|KH|សហគ្រាស ឯកបុគ្គល
limited|end|never|BW|Private Limited Liability Companies; Limited Liability Private Company
social-enterprise|end|always|SI|so.p.
ca|end|always|DO|CxA
private-enterprise|any|always|BY|ChUP
tdv|any|always|UA|TDV
id-public|start|always|ID|BUMD
scs|end|always|ES|S.Com.; S.Com.P.
ekonomisk-forening|end|always|SE FI|u.p.a.
asbl|any|always|BE|ISBL; IZW
eg|end|always|BE|ÖrGen.
ewiv|end|always|IE|GELE
sa|any|always|GR|A.E.G.A.; A.E.P.E.Y.; A.T.E.B.E.
uab|any|always|LT|UADB; UADBB
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
学校法人 社会医療法人財団 社会医療法人社団 特定医療法人 技術研究組合 医療法人社団 医療法人財団 社会医療法人 医療法人 社会福祉法人 宗教法人 地方独立行政法人 独立行政法人
国立研究開発法人 国立大学法人 公立大学法人 農事組合法人 税理士法人 弁護士法人 監査法人 司法書士法人 行政書士法人 特許業務法人
(株) ㈱ (有) ㈲ (同) (合) (資) (名) (社) (一社) (公社) (財) (一財) (公財) (特非) (学) (医) (福) (独)
주식회사 유한책임회사 유한회사 합자회사 합명회사 사단법인 재단법인 의료법인 학교법인 사회복지법인
법무법인 회계법인 세무법인 특허법인 영농조합법인 농업회사법인 어업회사법인 (주) ㈜ (유한) (유) (합자) (합명) (합) (사) (재) (의) (학)
บริษัทมหาชนจำกัด ห้างหุ้นส่วนจำกัด จำกัด(มหาชน) บริษัทจำกัด บริษัท จำกัด
一人有限公司 私人有限公司 担保有限公司 擔保有限公司 公众股份有限公司 公眾股份有限公司 私人股份有限公司 股份合作公司 無限責任公司 兩合公司
农民专业合作社联合社 农民专业合作社 专业合作社 專業合作社 個人獨資企業 个人独资企业 企業社
特例有限会社 有限責任監査法人 弁理士法人 社会保険労務士法人 土地家屋調査士法人 有限責任中間法人 中間法人 企業組合 協業組合 更生保護法人
농업회사법인주식회사 비영리사단법인 비영리재단법인 영어조합법인 노무법인 감정평가법인 관세법인
ห้างหุ้นส่วนสามัญนิติบุคคล ห้างหุ้นส่วนสามัญ
ບໍລິສັດ ຈຳກັດຜູ້ດຽວ ຈໍາກັດຜູ້ດຽວ ຈຳກັດ ຈໍາກັດ ມະຫາຊົນ
ក្រុមហ៊ុនឯកជនទទួលខុសត្រូវមានកម្រិត ក្រុមហ៊ុនមហាជនទទួលខុសត្រូវមានកម្រិត ក្រុមហ៊ុនសហកម្មសិទ្ធិមានកម្រិត ក្រុមហ៊ុនសហកម្មសិទ្ធិទូទៅ ក្រុមហ៊ុន សហគ្រាសឯកបុគ្គល ខូអិលធីឌី
ကုမ္ပဏီလီမိတက် ကုမ္ပဏီ လီမိတက်
`;
