<?php
defined( 'ABSPATH' ) || exit;

/**
 * A block in a page: the saved wrapper, with class and anchor, around the element. The rest of the saved HTML
 * is not used, so the result does not depend on the version of the block that saved it.
 *
 * @param array  $attributes As in block.json, by type.
 * @param string $content    The saved HTML.
 * @return string
 */
function mkt_widgets_render_block( $attributes, $content ) {
	$wrapper  = preg_match( '~^\s*(<div(?:"[^"]*"|\'[^\']*\'|[^"\'>])*+>)~', $content, $found ) ? $found[1] : '<div>';
	$fallback = 'shortlist' === $attributes['element']
		? mkt_widgets_items( $attributes['items'] )
		: mkt_widgets_link( $attributes['link'], $attributes['linkText'] );
	return $wrapper . mkt_widgets_element( $attributes['element'], $attributes['values'], $fallback ) . '</div>';
}

add_action(
	'init',
	function () {
		$folder = dirname( MKT_WIDGETS_FILE ) . '/block';
		$handle = function ( $name, $needs ) use ( $folder ) {
			wp_register_script(
				"mkt-widgets-$name",
				plugins_url( "block/$name.js", MKT_WIDGETS_FILE ),
				$needs,
				(string) filemtime( "$folder/$name.js" ),
				true
			);
			return "mkt-widgets-$name";
		};
		$handle( 'block', array( 'wp-blocks', 'wp-block-editor', 'wp-components', 'wp-element', 'wp-html-entities', $handle( 'fields', array() ) ) );
		register_block_type( $folder, array( 'render_callback' => 'mkt_widgets_render_block' ) );
	}
);

// Only in the editor: the texts are for authors, not for readers.
add_action(
	'enqueue_block_editor_assets',
	function () {
		$words = array(
			'element'      => __( 'Element', 'mkt-widgets' ),
			'fallback'     => __( 'Fallback', 'mkt-widgets' ),
			'link'         => __( 'Link address', 'mkt-widgets' ),
			'linkText'     => __( 'Link text', 'mkt-widgets' ),
			'linkHelp'     => __( 'Readers see this link before the data arrives, or when it cannot be loaded.', 'mkt-widgets' ),
			'noService'    => __( 'To search, enter the address of the service under Settings → mkt-widgets.', 'mkt-widgets' ),
			/* translators: %s: name of an element */
			'noElement'    => __( 'There is no element “%s”. Choose another one in the settings of the block. Until then, readers see only the link.', 'mkt-widgets' ),
			/* translators: %s: names of attributes */
			'noAttributes' => __( 'Ignored, because the element has no such attributes or their values are not text: %s.', 'mkt-widgets' ),
			/* translators: %s: names of attributes */
			'refused'      => __( 'For administrators only: %s. Until you remove it, readers see only the link.', 'mkt-widgets' ),
			/* translators: %s: an address */
			'noAddress'    => __( 'The link is not shown, since its address must begin with https:// or http://: %s', 'mkt-widgets' ),
		);
		$handed = array(
			'account'  => (object) array_intersect_key( mkt_widgets_settings(), array_flip( array( 'base-url', 'application-id' ) ) ),
			'frameUrl' => dirname( mkt_widgets_script_address() ) . '/frame.html',
			'refused'  => mkt_widgets_refused(),
			'words'    => $words,
		);
		wp_add_inline_script( 'mkt-widgets-fields', 'var mktWidgetsBlock = ' . wp_json_encode( $handed, JSON_HEX_TAG ) . ';', 'before' );
	}
);
