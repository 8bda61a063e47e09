import { lazily } from './lazily.ts';

/** Names that one provider uses under many endings (`yahoo.de`, `hotmail.co.uk`), but for endings that young companies like. */
const FAMILIES =
  /^(?:yahoo|ymail|rocketmail|hotmail|outlook|live|msn|windowslive|gmx|googlemail|gmail|aol|yandex|protonmail|fastmail|tutanota|zohomail|mailinator|yopmail|guerrillamail|trashmail|freemail|webmail|rediffmail|lycos|excite|wanadoo|terra|tiscali|inbox|freenet)\.(?:com|net|(?!ai|io|me|tv|do|so|ly|gg|to|vc)[a-z]{2}|(?:com|co|net|ne)\.[a-z]{2})$/;

const DISPOSABLE =
  /(?:temp|trash|throwaway|disposable|fake|spam|junk|\d\d?min(?:ute)?s?)-?e?-?(?:mail|inbox)[a-z0-9-]*\.[a-z.]+$/;

const PROVIDERS_TEXT = `
icloud.com me.com mac.com privaterelay.appleid.com passport.com proton.me pm.me tuta.io tuta.com tutamail.com keemail.me hey.com duck.com skiff.com
simplelogin.com simplelogin.co anonaddy.com addy.io relay.firefox.com mozmail.com posteo.de posteo.net mailbox.org mailfence.com startmail.com runbox.com
disroot.org riseup.net hushmail.com hush.com hushmail.me countermail.com ctemplar.com cock.li airmail.cc autistici.org inventati.org sent.com mailforce.net
kolabnow.com migadu.com zoho.com zoho.eu zoho.in mail.com email.com usa.com myself.com consultant.com post.com europe.com asia.com iname.com writeme.com
dr.com engineer.com cheerful.com techie.com workmail.com accountant.com contractor.net execs.com hailmail.net linuxmail.org lawyer.com doctor.com mail-me.com
mindless.com programmer.net representative.com salesperson.net secretary.net teacher.com therapist.net musician.org artlover.com bikerider.com catlover.com
doglover.com gardener.com africamail.com americamail.com arabmail.com asia-mail.com australiamail.com brazilmail.com chinamail.com dutchmail.com
englandmail.com germanymail.com irelandmail.com italymail.com japan.com koreamail.com mexicomail.com scotlandmail.com spainmail.com swedenmail.com
switzerlandmail.com 2die4.com cyberdude.com null.net rocketship.com lavabit.com safe-mail.net bigfoot.com juno.com netzero.net netzero.com usa.net
mail2world.com hotpop.com lycosmail.com netscape.net netscape.com compuserve.com cs.com wow.com games.com love.com myyahoo.com bellatlantic.net prodigy.net
mailcity.com whowhere.com eudoramail.com mailexcite.com angelfire.com care2.com gawab.com mail.bg abv.bg dir.bg gbg.bg walla.com walla.co.il 012.net.il
netvision.net.il bezeqint.net zahav.net.il barak.net.il comcast.net xfinity.com verizon.net att.net sbcglobal.net bellsouth.net ameritech.net pacbell.net
swbell.net snet.net nvbell.net flash.net worldnet.att.net currently.com cox.net charter.net spectrum.net roadrunner.com rr.com twc.com brighthouse.com
bresnan.net earthlink.net mindspring.com peoplepc.com optonline.net optimum.net suddenlink.net cableone.net sparklight.net mediacombb.net mchsi.com
windstream.net frontier.com frontiernet.net centurylink.net centurytel.net embarqmail.com q.com qwest.net tds.net wowway.com wowway.net rcn.com knology.net
insightbb.com adelphia.net ptd.net atlanticbb.net metrocast.net hughes.net wildblue.net consolidated.net fuse.net zoominternet.net zoomtown.com
cincinnatibell.net hawaiiantel.net hawaii.rr.com gci.net alaska.net mtaonline.net epix.net ntelos.net shentel.net comporium.net nc.rr.com tampabay.rr.com
austin.rr.com san.rr.com socal.rr.com cfl.rr.com nycap.rr.com cinci.rr.com neo.rr.com wi.rr.com columbus.rr.com tmomail.net vtext.com txt.att.net
messaging.sprintpcs.com rogers.com sympatico.ca bell.net shaw.ca telus.net telusplanet.net videotron.ca cogeco.ca cogeco.net eastlink.ca sasktel.net mts.net
mymts.net nb.sympatico.ca nbnet.nb.ca execulink.com xplornet.com xplornet.ca teksavvy.com primus.ca look.ca oricom.ca ns.sympatico.ca fido.ca distributel.net
vianet.ca persona.ca btinternet.com btopenworld.com btconnect.com sky.com virginmedia.com virgin.net blueyonder.co.uk ntlworld.com talktalk.net talk21.com
plus.com plusnet.com freeserve.co.uk fsnet.co.uk fsmail.net fslife.co.uk fsworld.co.uk fsbusiness.co.uk lineone.net o2.co.uk o2mail.co.uk orange.net
orangehome.co.uk supanet.com onetel.com onetel.net madasafish.com ukonline.co.uk uk2.net ukgateway.net toucansurf.com tesco.net dsl.pipex.com pipex.com
zen.co.uk f2s.com force9.co.uk demon.co.uk clara.co.uk clara.net waitrose.com care4free.net eclipse.co.uk karoo.co.uk manx.net jerseymail.co.uk cwgsy.net
eircom.net indigo.ie iol.ie oceanfree.net web.de email.de t-online.de magenta.de arcor.de online.de 1und1.de alice.de alice-dsl.net alicedsl.de vodafone.de
vodafonemail.de kabelmail.de unitybox.de o2online.de o2mail.de netcologne.de ewetel.net ewe.net versanet.de osnanet.de htp-tel.de mnet-mail.de mnet-online.de
gmx.info gmx.biz genion.de directbox.com smart-mail.de firemail.de email-postfach.info mail.de vollbio.de unity-mail.de onlinehome.de nexgo.de compuserve.de
germanynet.de surfeu.de epost.de spamgourmet.com bluewin.ch bluemail.ch sunrise.ch hispeed.ch swissonline.ch vtxmail.ch vtxnet.ch quickline.ch quicknet.ch
besonet.ch romandie.com netplus.ch citycable.ch tele2.ch freesurf.ch aon.at a1.net utanet.at chello.at inode.at kabsi.at liwest.at tele2.at kabelplus.at
sbg.at vol.at speed.at orange.fr free.fr sfr.fr neuf.fr laposte.net bbox.fr numericable.fr numericable.com noos.fr club-internet.fr aliceadsl.fr alice.fr
cegetel.net 9online.fr 9business.fr libertysurf.fr voila.fr dbmail.com netcourrier.com caramail.com caramail.fr cario.fr online.fr nordnet.fr infonie.fr
ifrance.com net-c.fr netc.fr mailo.com mailo.fr mail.pf lagoon.nc mls.nc skynet.be telenet.be proximus.be belgacom.net voo.be scarlet.be pandora.be mail.be
tvcablenet.be brutele.be edpnet.be advalvas.be pt.lu vo.lu internet.lu tango.lu ziggo.nl home.nl kpnmail.nl kpnplanet.nl planet.nl hetnet.nl xs4all.nl
casema.nl chello.nl quicknet.nl upcmail.nl upc.nl tele2.nl telfort.nl onsnet.nu solcon.nl zonnet.nl online.nl versatel.nl wxs.nl freeler.nl zeelandnet.nl
caiway.nl caiway.net kabelfoon.nl multiweb.nl hccnet.nl introweb.nl orange.nl xmsnet.nl vodafonethuis.nl ilse.nl box.nl t-mobilethuis.nl libero.it virgilio.it
tin.it alice.it tim.it inwind.it iol.it email.it fastwebnet.it vodafone.it infostrada.it katamail.com supereva.it jumpy.it interfree.it poste.it postecert.it
pec.it legalmail.it arubapec.it aruba.it pec.libero.it cheapnet.it teletu.it blu.it kataweb.it aliceposta.it tele2.it telefonica.net movistar.es ono.com
ya.com orange.es jazztel.es jazzfree.com euskaltel.net euskaltel.es telecable.es mundo-r.com eresmas.com eresmas.net teleline.es arrakis.es telepolis.com
inicia.es vodafone.es correo.es iespana.es sapo.pt netcabo.pt clix.pt iol.pt mail.pt mail.telepac.pt telepac.pt meo.pt zonmail.pt kanguru.pt netvisao.pt
oninet.pt portugalmail.pt aeiou.pt telia.com telia.se bredband.net bredband2.com comhem.se spray.se tele2.se bahnhof.se home.se glocalnet.net swipnet.se
passagen.se bostream.nu ownit.nu online.no broadpark.no getmail.no start.no c2i.net lyse.net frisurf.no sensewave.com altibox.no ebnett.no nextgentel.no
tele2.no online.se mail.dk mail.tele.dk tdcadsl.dk stofanet.dk youmail.dk jubii.dk jubiimail.dk sol.dk ofir.dk post.tele.dk webspeed.dk post.cybercity.dk
cybercity.dk email.dk luukku.com suomi24.fi elisanet.fi kolumbus.fi saunalahti.fi sci.fi pp.inet.fi inet.fi welho.com dnainternet.net netti.fi mbnet.fi
jippii.fi phnet.fi kotinet.com kotiposti.net simnet.is internet.is visir.is wp.pl o2.pl onet.pl onet.eu poczta.onet.pl vp.pl op.pl interia.pl interia.eu
poczta.fm gazeta.pl tlen.pl go2.pl poczta.pl neostrada.pl vip.onet.pl autograf.pl buziaczek.pl amorki.pl spoko.pl opoczta.pl pro.onet.pl intmail.pl seznam.cz
email.cz post.cz spoluzaci.cz centrum.cz atlas.cz volny.cz quick.cz iol.cz o2.cz upcmail.cz azet.sk zoznam.sk centrum.sk post.sk pobox.sk stonline.sk
orangemail.sk inmail.sk citromail.hu vipmail.hu t-online.hu t-email.hu upcmail.hu indamail.hu invitel.hu chello.hu digikabel.hu mailbox.hu pr.hu email.ro k.ro
rdslink.ro rdsnet.ro home.ro clicknet.ro mail.ro net.hr inet.hr vip.hr zg.t-com.hr t-com.hr optinet.hr siol.net t-2.net telemach.net email.si volja.net
amis.net eunet.rs sbb.rs ptt.rs open.telekom.rs mts.rs beotel.net bih.net.ba teol.net t-home.mk t.mk mail.com.mk unet.com.mk otenet.gr forthnet.gr hol.gr
cosmotemail.gr mail.gr in.gr pathfinder.gr vivodinet.gr cytanet.com.cy primehome.com onvol.net go.net.mt maltanet.net melita.com apollo.lv tvnet.lv
e-apollo.lv mail.lv one.lv delfi.lv mail.lt takas.lt zebra.lt one.lt hot.ee mail.ee online.ee neti.ee starman.ee mail.ru bk.ru list.ru internet.ru mail.ua
rambler.ru lenta.ru autorambler.ru myrambler.ru ro.ru ya.ru narod.ru pochta.ru qip.ru km.ru nm.ru newmail.ru front.ru hotbox.ru land.ru mail15.com mail333.com
pisem.net fromru.com smtp.ru e1.ru ngs.ru tut.by open.by tyt.by mail.by ukr.net i.ua meta.ua bigmir.net email.ua online.ua ua.fm uaproekt.com mail.kz list.kz
mail.md mail.az box.az mail.uz umail.uz mail.ge posta.ge mynet.com ttnet.net.tr ttmail.com superonline.com superposta.com e-kolay.net kablonet.com.tr turk.net
qq.com vip.qq.com foxmail.com 163.com vip.163.com 126.com vip.126.com yeah.net 188.com 139.com 189.cn 189.com wo.cn wo.com.cn sina.com sina.cn vip.sina.com
sina.com.cn sohu.com vip.sohu.com sogou.com tom.com 21cn.com 263.net 263.net.cn china.com aliyun.com 2980.com 56.com eyou.com citiz.net online.sh.cn
public.bta.net.cn hainan.net etang.com 371.net 1616.net chinaren.com mail.china.com 21cn.net x263.net 88.com 111.com 3126.com hinet.net ms1.hinet.net
msa.hinet.net seed.net.tw pchome.com.tw kimo.com yam.com url.com.tw giga.net.tw so-net.net.tw so-net.tw xuite.net ethome.com.tw tpts1.seed.net.tw
netvigator.com hkbn.net i-cable.com hkstar.com biznetvigator.com pacific.net.hk ctimail.com ctimail3.com sinaman.com macau.ctm.net docomo.ne.jp ezweb.ne.jp
au.com softbank.ne.jp i.softbank.jp vodafone.ne.jp ymobile.ne.jp y-mobile.ne.jp ybb.ne.jp nifty.com nifty.ne.jp biglobe.ne.jp ocn.ne.jp so-net.ne.jp
dion.ne.jp plala.or.jp odn.ne.jp dti.ne.jp asahi-net.or.jp infoseek.jp goo.jp goo.ne.jp hi-ho.ne.jp jcom.home.ne.jp jcom.zaq.ne.jp zaq.ne.jp eonet.ne.jp
tiki.ne.jp wakwak.com livedoor.com mail.goo.ne.jp kcn.ne.jp nifmail.jp naver.com hanmail.net daum.net nate.com korea.com hanmir.com paran.com chol.com
dreamwiz.com empas.com empal.com freechal.com hitel.net netian.com kornet.net unitel.co.kr kakao.com orgio.net rediff.com sify.com indiatimes.com in.com
vsnl.com vsnl.net bsnl.in bsnl.co.in airtelmail.in airtelmail.com dataone.in mtnl.net.in eth.net satyam.net.in hathway.com touchtelindia.net sancharnet.in
tatanova.com email.in zapak.com bol.net.in mail.com.np wlink.com.np ntc.net.np sltnet.lk eureka.lk dialogsl.net bttb.net.bd cyber.net.pk brain.net.pk
singnet.com.sg starhub.net.sg pacific.net.sg mail.com.my tm.net.my streamyx.com jaring.my time.net.my po.jaring.my telkom.net plasa.com cbn.net.id
centrin.net.id indo.net.id rad.net.id dnet.net.id vnn.vn hcm.vnn.vn hn.vnn.vn fpt.vn hcm.fpt.vn thaimail.com chaiyo.com loxinfo.co.th ksc.th.com
truemail.co.th cscoms.com pldtdsl.net skyinet.net smartbro.net mozcom.com bigpond.com bigpond.net.au bigpond.com.au telstra.com optusnet.com.au iinet.net.au
tpg.com.au dodo.com.au westnet.com.au internode.on.net adam.com.au ozemail.com.au netspace.net.au aapt.net.au exemail.com.au iprimus.com.au
primusonline.com.au bluebottle.com ihug.com.au aussiebroadband.com.au hotkey.net.au bordernet.com.au tsn.cc activ8.net.au xtra.co.nz slingshot.co.nz
orcon.net.nz paradise.net.nz clear.net.nz ihug.co.nz vodafone.co.nz vodafone.net.nz inspire.net.nz actrix.co.nz kinect.co.nz snap.net.nz woosh.co.nz
maxnet.co.nz kol.co.nz uol.com.br bol.com.br ig.com.br globo.com globomail.com r7.com zipmail.com.br oi.com.br pop.com.br ibest.com.br superig.com.br
veloxmail.com.br click21.com.br brturbo.com.br itelefonica.com.br uai.com.br onda.com.br sercomtel.com.br netsite.com.br prodigy.net.mx infinitum.com.mx
todito.com axtel.net megared.net.mx cablevision.net.mx correoweb.com fibertel.com.ar arnet.com.ar speedy.com.ar ciudad.com.ar uolsinectis.com.ar
infovia.com.ar sinectis.com.ar telecentro.com.ar datafull.com topmail.com.ar vtr.net entelchile.net tie.cl 123mail.cl une.net.co etb.net.co cable.net.co
latinmail.com latinmail.es cantv.net movistar.net.ve speedy.com.pe infonegocio.net.pe andinanet.net adinet.com.uy montevideo.com.uy racsa.co.cr ice.co.cr
cwpanama.net intelnet.net.gt itelgua.com navega.com amnet.com.gt codetel.net.do claro.net.do cwjamaica.com tstt.net.tt caribsurf.com sunbeach.net coqui.net
prtc.net onelinkpr.net mweb.co.za telkomsa.net vodamail.co.za iafrica.com absamail.co.za lantic.net polka.co.za cybersmart.co.za icon.co.za worldonline.co.za
global.co.za mtnloaded.co.za axxess.co.za isat.co.za imaginet.co.za gonet.co.za ananzi.co.za africaonline.co.ke wananchi.com swiftkenya.com skyweb.co.ke
ghanamail.com emirates.net.ae eim.ae maktoob.com gawab.net saudi.net.sa nesma.net.sa awalnet.net.sa zajil.net batelco.com.bh qatar.net.qa qualitynet.net
kems.net omantel.net.om cyberia.net.lb inco.com.lb idm.net.lb link.net tedata.net.eg menara.ma planet.tn gnet.tn topnet.tn djaweb.dz chmail.ir parsmail.com
mailinator2.com guerrillamail.info guerrillamail.biz guerrillamailblock.com sharklasers.com grr.la spam4.me pokemail.net 10minutemail.com 10minutemail.net
20minutemail.com tempmail.com temp-mail.org temp-mail.io tempmail.net tempmailo.com tempail.com tempr.email discard.email discardmail.com throwawaymail.com
throwam.com maildrop.cc mailnesia.com mailcatch.com mailnull.com mailexpire.com getnada.com nada.email getairmail.com dispostable.com fakeinbox.com
fakemailgenerator.com armyspy.com cuvox.de dayrep.com einrot.com fleckens.hu gustr.com jourrapide.com rhyta.com superrito.com teleworm.us emailondeck.com
moakt.com moakt.cc mohmal.com mytemp.email minutemail.io burnermail.io inboxkitten.com tempinbox.com tempemail.net trash-mail.com wegwerfmail.de
wegwerfemail.de spambog.com spambox.us spamex.com spamfree24.org spamgourmet.net mailmetrash.com mytrashmail.com jetable.org jetable.com nospam.ze.tc
cool.fr.nf deadaddress.com despam.it anonbox.net anonymbox.com bugmenot.com e4ward.com emailsensei.com emailtemporanea.net incognitomail.org kasmail.com
klzlk.com meltmail.com mintemail.com moburl.com no-spam.ws objectmail.com pookmail.com proxymail.eu rcpt.at safetymail.info sneakemail.com sofort-mail.de
tempomail.fr tmail.ws tmpmail.org tmpmail.net upliftnow.com wh4f.org zippymail.info mvrht.net fexpost.com vomoto.com 1secmail.com 1secmail.net 1secmail.org
esiix.com wwjmp.com luxusmail.org linshiyouxiang.net chacuo.net smailpro.com example.com example.org example.net test.com test.de domain.com email.test
mail.test none.com noemail.com nomail.com na.com aim.com
gmial.com gamil.com gmai.com gmal.com gmali.com gnail.com gmail.con gmail.cm gmaill.com hotmial.com hotmal.com hotmai.com hotmil.com yaho.com yahooo.com yahoo.con
outlok.com outloo.com outlook.con iclod.com icloud.con hotmail.con aol.con qq.cn icq.com pobox.com home.de uni.de net-c.com netc.eu eml.cc f-m.fm imap.cc mm.st
ml1.net ftml.net 123mail.org sent.as sent.at xsmail.com speedymail.org postpro.net mailbolt.com bestmail.us emailuser.net internet-e-mail.com iamit.com mailandftp.com
`;

const providers = lazily((): ReadonlySet<string> => new Set(PROVIDERS_TEXT.trim().split(/\s+/)));

/**
 * Tells whether mail addresses of the domain are given to anybody: free mail, internet access, disposable addresses,
 * placeholders (`example.com`). Such an address says nothing about its owner's company.
 */
export function isMailProvider(domain: string): boolean {
  let host = domain.trim().toLowerCase().replace(/\.$/, '');
  if (DISPOSABLE.test(host)) return true;
  while (host.includes('.')) {
    if (providers().has(host) || FAMILIES.test(host)) return true;
    host = host.slice(host.indexOf('.') + 1);
  }
  return false;
}
