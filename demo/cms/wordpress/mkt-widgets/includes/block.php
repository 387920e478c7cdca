<?php
defined( 'ABSPATH' ) || exit;

/**
 * A block in a page: the wrapper that is saved, with class and anchor, around the element. The rest of
 * the saved HTML is not used, so that it is the same whichever version of the block has saved it.
 *
 * @param array  $attributes As in block.json, by type.
 * @param string $content    The saved HTML.
 * @return string
 */
function mkt_widgets_render_block( $attributes, $content ) {
	$wrapper  = preg_match( '~^\s*(<div(?:"[^"]*"|\'[^\']*\'|[^"\'>])*+>)~', $content, $found ) ? $found[1] : '<div>';
	$fallback = mkt_widgets_link( $attributes['link'], $attributes['linkText'] );
	return $wrapper . mkt_widgets_element( $attributes['element'], $attributes['values'], $fallback ) . '</div>';
}

add_action(
	'init',
	function () {
		wp_register_script(
			'mkt-widgets-block',
			plugins_url( 'block/block.js', MKT_WIDGETS_FILE ),
			array( 'wp-blocks', 'wp-block-editor', 'wp-components', 'wp-element' ),
			(string) filemtime( dirname( MKT_WIDGETS_FILE ) . '/block/block.js' ),
			true
		);
		$words = array(
			'element'      => __( 'Element', 'mkt-widgets' ),
			'content'      => __( 'What to show', 'mkt-widgets' ),
			'look'         => __( 'Look', 'mkt-widgets' ),
			'advanced'     => __( 'Service and technical settings', 'mkt-widgets' ),
			'fallback'     => __( 'Fallback', 'mkt-widgets' ),
			'link'         => __( 'Link address', 'mkt-widgets' ),
			'linkText'     => __( 'Link text', 'mkt-widgets' ),
			'linkHelp'     => __( 'Readers see this link before the data arrives, or when it cannot be loaded.', 'mkt-widgets' ),
			'asUsual'      => __( '(default)', 'mkt-widgets' ),
			/* translators: %s: name of an element */
			'noElement'    => __( 'There is no element “%s”. Choose another one in the settings of the block. Until then, readers see only the link.', 'mkt-widgets' ),
			/* translators: %s: names of attributes */
			'noAttributes' => __( 'Ignored, because the element has no such attributes or their values are not text: %s.', 'mkt-widgets' ),
			/* translators: %s: an address */
			'noAddress'    => __( 'The link is not shown, since its address must begin with https:// or http://: %s', 'mkt-widgets' ),
		);
		$handed = array(
			'elements' => mkt_widgets_elements(),
			'words'    => $words,
		);
		wp_add_inline_script( 'mkt-widgets-block', 'var mktWidgetsBlock = ' . wp_json_encode( $handed, JSON_HEX_TAG ) . ';', 'before' );
		register_block_type( dirname( MKT_WIDGETS_FILE ) . '/block', array( 'render_callback' => 'mkt_widgets_render_block' ) );
	}
);
