/** Platforms whose users get a subdomain: `acme.wordpress.com`, `acme.github.io`. */
export const PAGES_AT_SUBDOMAINS = `
bandcamp.com github.io gitlab.io bitbucket.io codeberg.page hf.space readthedocs.io readthedocs.org gitbook.io stackblitz.io repl.co replit.app
replit.dev glitch.me csb.app wpcomstaging.com blogspot.com blogspot.de blogspot.fr blogspot.it blogspot.es blogspot.pt blogspot.nl blogspot.be
blogspot.ch blogspot.at blogspot.se blogspot.no blogspot.dk blogspot.fi blogspot.ie blogspot.in blogspot.ca blogspot.jp blogspot.kr blogspot.hk
blogspot.tw blogspot.sg blogspot.ru blogspot.ro blogspot.hu blogspot.cz blogspot.sk blogspot.gr blogspot.bg blogspot.rs blogspot.si blogspot.lt
blogspot.ae blogspot.my blogspot.mx blogspot.cl blogspot.pe blogspot.co.uk blogspot.co.nz blogspot.co.za blogspot.co.il blogspot.co.id blogspot.co.ke
blogspot.com.au blogspot.com.br blogspot.com.ar blogspot.com.co blogspot.com.tr blogspot.com.es blogspot.com.eg blogspot.com.ng ghost.io typepad.com
livejournal.com squarespace.com hatenablog.com hashnode.dev over-blog.com over-blog.net canalblog.com blog4ever.com skyrock.com blogg.se blogg.no
blog.hu blogs.sapo.pt tistory.com modoo.at fc2.com exblog.jp seesaa.net jugem.jp livedoor.blog livedoor.jp muragon.com pixnet.net wixsite.com
editorx.io wixstudio.io wixstudio.com weebly.com weeblysite.com square.site strikingly.com mystrikingly.com webflow.io notion.site jimdo.com
jimdofree.com jimdosite.com jimdoweb.com yolasite.com webnode.com webnode.de webnode.fr webnode.es webnode.it webnode.nl webnode.cz webnode.sk
webnode.hu webnode.page webnode.com.br webnode.co.uk site123.me site123.com godaddysites.com websitebuilder.com homestead.com webs.com doodlekit.com
doomby.com e-monsite.com emonsite.com ucraft.net ucoz.com ucoz.ru ucoz.net ucoz.ua narod.ru at.ua tilda.ws tildacdn.com nethouse.ru umi.ru mya5.ru
ukit.me ulcraft.com mozello.com mozellosite.com simplesite.com simdif.com webstarts.com tripod.com 000webhostapp.com 000webhost.com
infinityfreeapp.com epizy.com rf.gd altervista.org awardspace.com freehostia.com byethost.com x10host.com atspace.com 5gbfree.com hostingerapp.com
hostingersite.com hstn.me zyrosite.com carrd.co withkoji.com framer.website framer.app framer.media framer.ai softr.app bubbleapps.io glide.page
glideapp.io adalo.com typedream.app super.site potion.so b12sites.com dudaone.com multiscreensite.com dudasites.com ueniweb.com business.site
negocio.site myshopify.com bigcartel.com mybigcommerce.com storenvy.com ecwid.com company.site shopsettings.com tictail.com shoplazza.com
myshopline.com shoplineapp.com cafe24.com mercadoshops.com.br nuvemshop.com.br lojavirtualnuvem.com.br lojaintegrada.com.br tiendanube.com
mitiendanube.com 1688.com taobao.com tmall.com hc360.com ec21.com ecplaza.net shop-pro.jp thebase.in base.shop base.ec stores.jp booth.pm
ticketleap.com menufy.com lnk.to list-manage.com campaign-archive.com googleusercontent.com translate.goog amazonaws.com awsapps.com
elasticbeanstalk.com amplifyapp.com cloudfront.net lightsail.aws awsapprunner.com azurewebsites.net azureedge.net azurefd.net azurestaticapps.net
cloudapp.net cloudapp.azure.com trafficmanager.net visualstudio.com appspot.com web.app firebaseapp.com run.app cloudfunctions.net herokuapp.com
herokussl.com netlify.app vercel.app now.sh onrender.com railway.app up.railway.app fly.dev surge.sh pages.dev workers.dev r2.dev deno.dev
stormkit.dev kinsta.page kinsta.cloud ondigitalocean.app digitaloceanspaces.com linodeusercontent.com scw.cloud cleverapps.io platformsh.site
myshopify.io wpengine.com wpenginepowered.com pantheonsite.io flywheelsites.com wpmudev.host siteground.net sg-host.com cloudwaysapps.com
mybluehost.me temp.domains dreamhosters.com stackcp.com ionos.space strato-hosting.eu beepworld.de npage.de page4.com jimdo.de homepage-baukasten.de
de.tl es.tl fr.gd it.gg hpage.com pagesperso-orange.fr free.fr monsite-orange.fr pagespro-orange.fr chez.com xoom.it interfree.it btinternet.co.uk
freeserve.co.uk ngrok.io ngrok.app ngrok-free.app loca.lt trycloudflare.com duckdns.org no-ip.org ddns.net dyndns.org dynu.com synology.me
myqnapcloud.com myfritz.net nip.io sslip.io localhost.run canva.site adobesites.com myportfolio.com as.me youcanbook.me simplybook.me simplybook.it
typeform.com wufoo.com formstack.com hsforms.com hs-sites.com hubspotpagebuilder.com pardot.com marketo.com mktoweb.com instapage.com pagedemo.co
unbouncepages.com leadpages.co lpages.co clickfunnels.com gr8.com getresponsepages.com mailerpage.com mailerpage.io mailchimpsites.com ck.page
mykajabi.com teachable.com thinkific.com podia.com circle.so mn.co memberful.com zendesk.com freshdesk.com helpscoutdocs.com atlassian.net
statuspage.io uservoice.com groovehq.com desk.com force.com salesforce-sites.com my.site.com site.com myworkdayjobs.com myworkdaysite.com bamboohr.com
breezy.hr recruitee.com teamtailor.com icims.com personio.de personio.com jobs.personio.de taleo.net successfactors.com ultipro.com paycomonline.net
applytojob.com applicantpro.com softgarden.io rexx-systems.com jazz.co quickbase.com zohosites.com zohopublic.com zoholandingpage.com wufoo.eu
bitrix24.site bitrix24.com bitrix24shop.com powerappsportals.com mendixcloud.com outsystemscloud.com adobeaemcloud.com sitecorecloud.io
constantcontactsites.com vistaprintdigital.com vpweb.com intuitwebsites.com websites.co.in odoo.com wikia.com blob.core.windows.net
web.core.windows.net netlify.com render.com crm.dynamics.com app.netsuite.com microsoftcrmportals.com sourceforge.net etsy.com alibaba.com
made-in-china.com globalsources.com kompass.com
`;

/** Platforms whose users get a path, whatever its first word: `facebook.com/acme`, `sites.google.com/view/acme`. */
export const PAGES_AT_PATHS = `
facebook.com fb.com fb.me fb.watch instagram.com threads.net threads.com twitter.com x.com t.co lnkd.in youtube.com youtu.be tiktok.com pinterest.com
pinterest.co.uk pinterest.de pinterest.fr pin.it snapchat.com vimeo.com dailymotion.com twitch.tv soundcloud.com open.spotify.com mixcloud.com
behance.net dribbble.com vk.com vkontakte.ru ok.ru odnoklassniki.ru t.me telegram.me wa.me api.whatsapp.com chat.whatsapp.com lin.ee discord.gg
mastodon.social viadeo.com weibo.com weibo.cn space.bilibili.com naver.me pf.kakao.com quora.com clubhouse.com truthsocial.com gab.com parler.com
plurk.com myspace.com hi5.com orkut.com swarmapp.com meetup.com github.com gitlab.com bitbucket.org codepen.io codeberg.org huggingface.co
codesandbox.io kaggle.com gist.github.com launchpad.net blogger.com ameblo.jp note.com note.mu dev.to blog.naver.com cafe.naver.com cafe.daum.net
smartstore.naver.com blog.sina.com.cn telegra.ph notion.so freewebs.com about.me linktr.ee linkin.bio lnk.bio bio.link beacons.ai campsite.bio
taplink.cc solo.to allmylinks.com bento.me milkshake.app msha.ke tap.bio flow.page heylink.me hoo.be ueni.com g.page goo.gl sites.google.com
plus.google.com maps.google.com docs.google.com drive.google.com forms.gle groups.google.com business.google.com maps.app.goo.gl photos.google.com
calendar.google.com meet.google.com apps.apple.com itunes.apple.com podcasts.apple.com music.apple.com maps.apple.com appsto.re apps.microsoft.com
appsource.microsoft.com appexchange.salesforce.com apps.shopify.com amzn.to tradekey.com tradeindia.com exportersindia.com indiamart.com indiamart.in
justdial.com sulekha.com yellowpages.in tofler.in zaubacorp.com shopee.sg shopee.co.id shopee.com.my shopee.ph shopee.vn shopee.co.th shopee.tw
tokopedia.com payhip.com ko-fi.com buymeacoffee.com patreon.com gofundme.com seedrs.com wefunder.com fundrazr.com donorbox.org justgiving.com
tickettailor.com patch.com everybodywiki.com finance.yahoo.com finance.google.com rocketreach.co craft.co f6s.com startupranking.com app.dealroom.co
softwareadvice.com fiverr.com thumbtack.com kununu.com bbb.org mapquest.com tripadvisor.com tripadvisor.co.uk expedia.com hotels.com vrbo.com
opentable.com exploretock.com zomato.com toasttab.com beyondmenu.com slicelife.com booksy.com fresha.com vagaro.com healthgrades.com vitals.com
doctolib.fr doctolib.de jameda.de porch.com yellowpages.com chamberofcommerce.com merchantcircle.com cylex.de 11880.com dasoertliche.de meinestadt.de
golocal.de northdata.com northdata.de europages.co.uk europages.de manageo.fr infogreffe.fr annuaire-entreprises.data.gouv.fr paginegialle.it
registroimprese.it ufficiocamerale.it paginasamarillas.es einforma.com empresite.eleconomista.es infoempresa.com goudengids.nl thomsonlocal.com
scoot.co.uk find-and-update.company-information.service.gov.uk beta.companieshouse.gov.uk companieshouse.gov.uk search.gleif.org allabolag.se
ratsit.se hitta.se eniro.se proff.no proff.se proff.dk gulesider.no krak.dk virk.dk finder.fi fonecta.fi asiakastieto.fi firmy.cz panoramafirm.pl
gowork.pl aleo.com rejestr.io list-org.com rusprofile.ru 2gis.ru aiqicha.baidu.com baike.baidu.com b2b.baidu.com cnpj.biz econodata.com.br
jucesponline.sp.gov.br yellowpages.com.au truelocal.com.au localsearch.com.au oneflare.com.au hipages.com.au yellow.co.nz finda.co.nz nzbn.govt.nz
companies.govt.nz canada411.ca canpages.ca bit.ly tinyurl.com ow.ly buff.ly rebrand.ly is.gd cutt.ly short.io tiny.cc rb.gy t.ly shorturl.at dlvr.it
smarturl.it qr.ae qrco.de me-qr.com urlz.fr v.gd adf.ly hubs.ly hubs.la conta.cc eepurl.com mailchi.mp web.archive.org archive.is archive.ph
webcache.googleusercontent.com safelinks.protection.outlook.com urldefense.com urldefense.proofpoint.com perso.sfr.fr perso.wanadoo.fr
home.t-online.de onedrive.live.com 1drv.ms forms.office.com outlook.office.com we.tl airtable.com trello.com issuu.com slideshare.net prezi.com
docdroid.net yumpu.com calameo.com orcid.org scholar.google.com calendly.com setmore.com cal.com jotform.com form.jotform.com cognitoforms.com
skool.com intercom.help lightning.force.com jobs.lever.co boards.greenhouse.io apply.workable.com jobs.workable.com smartrecruiters.com
jobs.ashbyhq.com jobs.jobvite.com hire.trakstar.com sites.zoho.com stores.ebay.com stores.ebay.co.uk stores.ebay.de home.comcast.net
mywebpages.comcast.net home.earthlink.net mysite.verizon.net home.att.net home.talktalk.net homepage.ntlworld.com www.btinternet.com members.aol.com
hometown.aol.com share.hubspot.com meetings.hubspot.com offers.hubspot.com my.salesforce.com app.box.com account.box.com recruiting.paylocity.com
ats.rippling.com recruiting.ultipro.com job-boards.greenhouse.io groups.yahoo.com shopping.yahoo.com stores.yahoo.com blog.163.com www.rakuten.co.jp
wd1.myworkdaysite.com perso.orange.fr pages.perso.orange.fr perso.club-internet.fr home.arcor.de home.planet.nl users.skynet.be users.telenet.be
home.scarlet.be home.hetnet.nl homepages.compuserve.de web.tiscali.it digilander.libero.it spazioinwind.libero.it xoomer.virgilio.it mitglied.lycos.de
members.lycos.co.uk share.zoho.com meet.zoho.com us02web.zoom.us zoom.us
`;

/** Platforms whose users get either: `acme.tumblr.com`, `tumblr.com/acme`. */
export const PAGES_AT_BOTH = `
tumblr.com deviantart.com gitbook.com wordpress.com medium.com substack.com xuite.net write.as wix.com angelfire.com geocities.com geocities.jp
geocities.ws durable.co gumroad.com fandom.com europages.com sharepoint.com academia.edu acuityscheduling.com sendinblue.com
`;

/** Websites with pages about others under paths that begin with one of the words: words | hosts. */
export const PAGES_AT_THESE_PATHS = `
company companies school showcase in pub profile groups company-beta edu feed posts jobs pulse redir sales learning events newsletters article organization-guest biz | linkedin.com
company school showcase in pub | linkedin.cn
r user u | reddit.com
artist show user episode playlist | spotify.com
photos people groups | flickr.com
channel business | whatsapp.com
r ti | line.me
invite channels | discord.com
profile | bsky.app clutch.co citysearch.com
companies pages profile company | xing.com
org people | zhihu.com
user | douyin.com xiaohongshu.com
video space | bilibili.com
channel | kakao.com
pages business agency profile | nextdoor.com
v | foursquare.com
clubs athletes | strava.com
package ~ org | npmjs.com
project | pypi.org
@ | replit.com
plugins themes | wordpress.org
store appointments gift | squareup.com
made | webflow.com
~ | lycos.com
store | play.google.com microsoft.com shopify.com dhgate.com ubereats.com doordash.com order.online
maps search url site store | google.com
maps search | bing.com
detail | chromewebstore.google.com
webstore | chrome.google.com
stores shops dp gp sp s author | amazon.com
stores shops dp gp sp s | amazon.co.uk amazon.de amazon.fr amazon.it amazon.es amazon.ca amazon.co.jp amazon.in amazon.com.br
perfil loja | mercadolivre.com.br
perfil tienda | mercadolibre.com.mx mercadolibre.com.ar
perfil | mercadolivre.com
store item | aliexpress.com
seller | flipkart.com
u | bukalapak.com freelancer.com
shop | lazada.sg
uzytkownik sklep | allegro.pl
oferty | olx.pl
projects profile | kickstarter.com
projects individuals | indiegogo.com
companies | crowdcube.com apollo.io comparably.com opencorporates.com join.com
o e | eventbrite.com eventbrite.co.uk
wiki | wikidata.org golden.com
name title company | imdb.com
organization company person | crunchbase.com
company u | angel.co wellfound.com
profiles | pitchbook.com themuse.com
profile quote research news | bloomberg.com
companies finance | reuters.com
companies sites profile | forbes.com
investing | marketwatch.com
business-directory | dnb.com
company reports | owler.com
c p | zoominfo.com
business | lusha.com whitepages.com brownbook.net local.com
d companies | tracxn.com
company | cbinsights.com growjo.com goodfirms.co builtin.com monster.com companycheck.co.uk tianyancha.com
directory | eu-startups.com
products posts @ | producthunt.com
products sellers | g2.com
p software | capterra.com
p | getapp.com
products | trustradius.com
agency | designrush.com sortlist.com
agencies freelancers ag | upwork.com
freelancers | guru.com
freelancer | peopleperhour.com
resume | toptal.com
overview reviews jobs | glassdoor.com
overview reviews | glassdoor.co.uk glassdoor.de
cmp viewjob jobs | indeed.com
company-profiles | vault.com
c co | ziprecruiter.com
review | trustpilot.com
reviews | sitejabber.com
biz menu | yelp.com
biz | yelp.ca yelp.co.uk yelp.de yell.com
hotel | booking.com
rooms h users experiences | airbnb.com
cities | resy.com
menu | deliveroo.co.uk
restaurant | grubhub.com
restaurants- restaurants | just-eat.co.uk
speisekarte menu | lieferando.de
order | chownow.com
online-ordering | clover.com
explore | mindbodyonline.com
place | treatwell.co.uk
m | styleseat.com
scheduling | schedulicity.com
practice doctor | zocdoc.com
doctor | webmd.com
pro professionals hznb | houzz.com
companylist | angi.com
rated c | homeadvisor.com
contractor | buildzoom.com
bus | yellowpages.ca
bp | superpages.com
c mb d | manta.com
company business | hotfrog.com
gsbiz | gelbeseiten.de
firma | wlw.de
profile company catalogs | thomasnet.com
pros | pagesjaunes.fr
societe | societe.com verif.com
entreprise | pappers.fr
businesses | 192.com
profile categories | freeindex.co.uk
trades | checkatrade.com
insight | endole.co.uk
lei | gleif.org
cgi-bin edgar archives ix | sec.gov
ias | justice.cz
maps profile | yandex.ru
firm | qcc.com
s baike | baidu.com
details web | archive.org
s sh scl | dropbox.com
downloads | wetransfer.com
shard | evernote.com
app | miro.com
file proto design @ | figma.com
design | canva.com
document user | scribd.com
profile institution publication | researchgate.net
r | surveymonkey.com
company jobs | jobvite.com
companies | welcometothejungle.com
projects p u | sourceforge.net
shop listing | etsy.com
product-detail company supplier | alibaba.com
showroom | made-in-china.com
si | globalsources.com
wiki | wikipedia.org wikimedia.org
c | kompass.com
~ | hostgator.com
str usr itm sch | ebay.com ebay.co.uk ebay.de ebay.fr ebay.it ebay.com.au ebay.ca
`;
