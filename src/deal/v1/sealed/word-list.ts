/**
 * 1,024 words, ten bits each, to be said across a table: short and plain, no two alike but for one letter, no two with the
 * same first four letters. Version 1 is frozen: the order is part of the protocol.
 */
export const WORD_LIST: readonly string[] = `
  acorn acrobat actor admiral alarm album alder algebra alley almond amber anchor anemone ankle anthem anvil
  apple apricot apron arcade arena aria arrow artist ash aspen aster atlas atom attic aunt author autumn
  avenue awning axle bacon badger bagel bakery ballet bamboo banana banjo banker barber bargain barley barn
  barrel basil basket bassoon battery bay beaker beard beech beetle bellows belt bicycle biker bingo birch
  biscuit bishop bison blanket blazer bobbin bobcat bone bonnet bonus book bottle bowl boxer bracken brain
  bramble brass bravo bread breeze brewer brick bright brioche broom broth brush bubble bucket budget
  buffalo bugle builder bulb burger butcher butler cabbage cabin cable cactus cage camel campus canary candy
  canoe canvas canyon caper captain caramel card caribou carpet carrot cascade cashew castle cavern cedar
  celery cello century chain chalk chapel chart cheddar cheetah chef cherry chest chilly chimney chisel
  chive chorus chutney cider cinema circus citron city clean clerk client cliff cloak cloth cloud clover
  clown coach coast cobbler cobra cocoa coffee coin collar comb comet compass concert condor contest cookie
  copper copy coral cork corner cotton cougar cousin cove cowboy coyote cracker cradle crane crater crayon
  cream creek crew cricket crisp crocus crumpet crystal cube cuckoo cup curly curtain cushion custard cycle
  cypress dagger dahlia dainty daisy damson dancer dart date dawn decade decimal degree delta dentist desert
  desk dew dial diamond diary dice diet dinner dish dizzy dock doctor dolphin donkey door double dragon
  drama drawer dresser drill driver drizzle drum dune eager eagle early earth easel echo eclipse editor eel
  egg egret elbow elegant elk emerald emperor empire empty engine entry epic equator eraser essay estate
  evening exact exam eyebrow factory faint falcon fancy farm feast feather fence fennel fern ferret fiddle
  field figure file finale finch finger fisher fjord flag flame flannel flask flood florist flute foil folk
  fondue forest formula fort fox freckle freezer fresh friar fritter frog frost frozen fudge furnace future
  galaxy gallery game garage garden garlic garnet gazelle gear gecko general genius gentle gerbil gesture
  geyser giant gibbon giddy gift ginseng glacier glade glass glen globe goat goblet gold gong goose gorge
  gorilla gospel gossip grammar granite grape gravy green grocer grotto grove guard guava guide guitar gulf
  gutter habit hair hamlet hammer hamster handle happy hardy harness harp harvest hatch hawk hazel heavy
  helmet henna hermit heron hidden hill hinge hippo hobby hoe holiday holly honey hood horizon hornet horse
  hotel hound huge humble hungry hunter hyena iceberg ideal iguana image impala index inkwell inlet iron
  island item ivory jackal jaguar janitor january jar jasmine jazz jelly jersey jester jetty jewel jigsaw
  jockey joke journal juggler juice jungle juniper juror kale kayak kebab keen kelp kestrel ketchup kettle
  kilt kimono kingdom kitchen kite kiwi knee knuckle koala label ladder ladle lagoon lake lamb lance lantern
  laptop larch large lark lasagne lather laurel lava lawyer lazy league lecture ledger legend lemming lemon
  lemur lens lentil leopard lettuce lever library lichen lilac lily lime limpet linen linnet lion little
  lizard llama loaf lobster locust lodge lonely loom lotus luck lullaby lumber lunar lunch lupin macaw magic
  magnet magpie mallard mango mansion manual maple marble market marmot marsh marten mask mason matches
  meadow mellow melon memory menu merry message meteor method mighty milk millet mimosa mint minuet mirror
  mitten modern mole moment monday monsoon moon mop morning mortar moth motor motto mouse movie muddy muesli
  muffin mug museum music muskrat myrtle mystery napkin nation nebula neck nectar needle nephew news nickel
  nimble noble noisy noodle north nostril nougat novel nozzle nurse nutmeg oak oasis oath oboe ocean ocelot
  octopus office olive onion onyx opal open opera option orange orbit orca orchid order oregano organ osprey
  ostrich otter oxygen oyster package paddle padlock palace pancake panda panel pansy panther papaya paprika
  parade parcel pardon parsley partner pasta patron pattern peach peanut pebble pecan pedal pelican pencil
  penguin pennant peony pepper petunia pewter phone piano pickle picture pigeon piglet pike pilgrim pillar
  pilot pirate pitcher pizza plank plate player pliers plug plush pocket poem poker polar polenta polite
  polka pollen pond popcorn poppy porch potato powder prairie present pretzel priest printer prism problem
  profile promise proud proverb pudding pulley puma pumpkin pupil puppet puree purple puzzle pyramid python
  quail quarry queen quiet quill quince quiver quiz rabbit raccoon racket radar radish raft rail raisin
  rally ranch ranger rapids rare raven ravioli razor ready recipe record rector reef refrain regal report
  reward rhino rhubarb rhythm rich ridge ripe rivet robe robin rod romance roof rooster rowan royal rubber
  ruby rudder ruler rumba rusty safe saffron sailor salad salmon salsa samba sardine satchel satin sausage
  scale scarf scenery school scone scooter scout screen scroll seal season seaweed second secret senator
  sequin serene sermon sesame session shadow shallot shanty shark shawl shed sheep shelf sherbet shield
  shiny shirt shore shovel shrew shrimp shutter sieve signal silence silver sister skate sketch skipper
  skunk sky sleet slogan slow small smith smoke smooth snail soap sofa soldier solo sonata sorrel sour south
  spade spanner sparrow spear speech sphere spicy spider spinach spiral sponge spool sport spring spruce
  squash squid stable stag stamp statue steam steeple stew stirrup stork stove straw strudel student sturdy
  subtle sugar summer sundae sunny sunrise sunset super surf surgeon sushi swan swift swing swirl switch
  sword syrup tack talent tallow tape tapir target tassel taxi teacher teapot temple tenant tender tennis
  tenor tent terrier thick thimble thin thistle thread thumb thunder ticket tidy tiger timber tinker token
  tomato tongs tool tooth tornado toucan towel town toy tractor trader trailer tram treacle trellis tribute
  trifle tripod trivia trolley trophy trout truck true truffle tuesday tulip tuna tundra tunic tunnel turban
  turkey turnip turtle tutor tweed ukulele uncle unicorn uniform unit upper urgent usher usual value vanilla
  vase vault velvet verb verdict verse vessel vest victory viking village vine violet viper visitor visor
  vivid vocal volcano volume voyage vulture waffle wagon walnut walrus waltz warbler wasp water wavy wax
  wealthy weaver welcome wharf wheat white wick wide wild willow window winter wisdom witty wolf wombat
  wonder woven wrench wrist writer yacht yam yodel young zebra zenith zero zesty zigzag zinnia zipper
`
  .trim()
  .split(/\s+/);
